import type { DocumentationPage } from '../../schemas/pages/resources.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './Help.module.css';

export type HelpProps = DocumentationPage['help'] & { messages: Pick<Messages, 'newTab'> };

/** Places to turn to with a question, each joined to what it answers. */
export function Help({ title, intro, items, messages }: HelpProps) {
  return (
    <Section id="help" labelledBy="help-title">
      <SectionHead id="help-title" title={title} intro={intro} />
      <SnapRow labelledBy="help-title" isReached>
        <ul>
          {items.map(({ title: name, description, icon, call }) => (
            <li key={name} className={styles.item}>
              <h3 className={styles.name}>
                <Icon name={icon} />
                {name}
              </h3>
              <p className={styles.answer}>{description}</p>
              <Link className={styles.link} href={call.href} newTabHint={messages.newTab}>
                {call.text}
              </Link>
            </li>
          ))}
        </ul>
      </SnapRow>
    </Section>
  );
}
