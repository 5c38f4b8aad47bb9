import { part } from '../../../runtime/elements/part.ts';
import type { RegulatorTable } from '../../../schemas/regulators/regulators.ts';
import type {
  TableMessages,
  WhoRegulatesContent,
} from '../../../schemas/regulators/who-regulates.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { GuideData, GuideParts } from '../guide-parts.ts';
import { GuideResult } from './GuideResult.tsx';
import { Questions } from './Questions.tsx';
import { RegulatorLamps } from './RegulatorLamps.tsx';
import styles from './WhoRegulates.module.css';

export interface WhoRegulatesProps extends Pick<WhoRegulatesContent, 'title' | 'intro' | 'guide'> {
  table: Pick<RegulatorTable, 'questions' | 'regulators' | 'rows'>;
  /** Titles of the table below, for the whole table and for a result. */
  tableTitles: Pick<TableMessages, 'title' | 'resultTitle'>;
}

/** The data of the guide's script. It holds no texts of the table, which are in the page. */
function dataOf({ guide, table, tableTitles }: WhoRegulatesProps): GuideData {
  const { step, states, found, none, fallen, fell } = guide;
  return {
    questions: table.questions.map(({ id, options, when }) => ({
      id,
      options: options.map((option) => ({ id: option.id })),
      when,
    })),
    rows: table.rows.map(({ regulator, strength, when }) => ({ regulator, strength, when })),
    names: Object.fromEntries(table.regulators.map(({ id, name }) => [id, name])),
    says: {
      step,
      states,
      found,
      none,
      fallen,
      fell,
      wholeTitle: tableTitles.title,
      resultTitle: tableTitles.resultTitle,
    },
  };
}

/** Asks at most eight questions, and brings up the regulators that each answer leads to. */
export function WhoRegulates(props: WhoRegulatesProps) {
  const { title, intro, guide, table } = props;
  return (
    <Section id="tool" isClose theme="dusk" labelledBy="tool-title">
      <SectionHead id="tool-title" title={title} intro={intro} isLine />
      <regulator-guide className={styles.guide} guide={JSON.stringify(dataOf(props))}>
        <div className={styles.desk}>
          <p className={styles.fault} role="alert" hidden {...part<GuideParts>('fault')}>
            {guide.fault}
          </p>
          <Questions questions={table.questions} says={guide} />
          <GuideResult questions={table.questions} says={guide} />
        </div>
        <RegulatorLamps regulators={table.regulators} says={guide} />
        <p className="visuallyHidden" role="status" {...part<GuideParts>('status')} />
      </regulator-guide>
    </Section>
  );
}
