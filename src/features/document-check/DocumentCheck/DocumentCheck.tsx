import { part } from '../../../runtime/elements/part.ts';
import type {
  CheckMessages,
  DocumentCheckContent,
} from '../../../schemas/document-check/document-check.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { CheckParts, VerdictMessages } from '../check-parts.ts';
import styles from './DocumentCheck.module.css';
import state from './ListState.module.css';
import { VerdictPanel } from './VerdictPanel.tsx';

export type DocumentCheckProps = Pick<DocumentCheckContent, 'title' | 'intro' | 'check'>;

/** The messages that the script needs; the others are printed in the page. */
function verdictMessages({
  list,
  busy,
  unreadable,
  verdicts,
  differs,
}: CheckMessages): VerdictMessages {
  return { list, busy, unreadable, verdicts, differs };
}

/** Takes a file and says whether it is one that the site publishes. */
export function DocumentCheck({ title, intro, check }: DocumentCheckProps) {
  return (
    <Section id="tool" isClose theme="dusk" labelledBy="tool-title">
      <SectionHead id="tool-title" title={title} intro={intro} isLine />
      <document-check className={styles.check} messages={JSON.stringify(verdictMessages(check))}>
        <div className={styles.take}>
          <label className={styles.stone} {...part<CheckParts>('stone')}>
            <input type="file" className={styles.input} {...part<CheckParts>('input')} />
            <strong className={styles.drop}>{check.drop}</strong>
            <span className={styles.choose}>{check.choose}</span>
            <span className={styles.stays}>{check.stays}</span>
          </label>
          <p className={state.list} role="status" {...part<CheckParts>('list')} />
        </div>
        <VerdictPanel says={check} />
      </document-check>
    </Section>
  );
}
