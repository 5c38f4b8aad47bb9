import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import type { ControlsProps } from '../parts.ts';
import styles from './ActForm.module.css';
import { ActForm } from './ActForm.tsx';

/** What the issuer's roles can do: time, freezes, orders, recoveries, issues and payouts. */
export function Powers({ content, view, shown, act }: ControlsProps) {
  const { title, intro } = content.messages.powers;
  const { release } = content.messages;
  const { isPaused } = view.rules;
  const shared = { content, shown, act };
  return (
    <Disclosure summary={title} className={styles.controls}>
      <p className={styles.intro}>{intro}</p>
      <ActForm name="wait" start={{ days: 1 }} {...shared} />
      <ActForm name="freeze" start={{ who: 'bilal' }} fixed={{ on: 1 }} {...shared} />
      <ActForm
        name="freeze"
        start={{ who: 'bilal' }}
        fixed={{ on: 0 }}
        says={release.freeze}
        {...shared}
      />
      <ActForm
        name="pause"
        start={{}}
        fixed={{ on: isPaused ? 0 : 1 }}
        says={isPaused ? release.pause : undefined}
        {...shared}
      />
      <ActForm name="approve" start={{ from: 'amna', to: 'chloe', amount: 2_500 }} {...shared} />
      <ActForm name="order" start={{ from: 'bilal', to: 'chloe', amount: 300 }} {...shared} />
      <ActForm name="recover" start={{ who: 'chloe' }} {...shared} />
      <ActForm name="withdraw" start={{ who: 'chloe' }} {...shared} />
      <ActForm name="issue" start={{ to: 'daud', amount: 400 }} {...shared} />
      <ActForm name="pay" start={{ sum: 100_000, days: 0 }} {...shared} />
    </Disclosure>
  );
}
