import type { NavGroup } from '../../schemas/site/navigation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './MenuFoot.module.css';

export type MenuFootProps = Pick<NavGroup, 'lead' | 'calls'>;

/** The foot of a panel: a sentence about the group, and links for visitors whom no entry fits. */
export function MenuFoot({ lead, calls }: MenuFootProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.inner}>
        <p>{lead}</p>
        <div className={styles.calls}>
          {calls.map((call, index) => (
            <Button key={call.text} kind={index === 0 ? 'primary' : 'outline'} href={call.href}>
              {call.text}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
