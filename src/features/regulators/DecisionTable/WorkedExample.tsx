import { part } from '../../../runtime/elements/part.ts';
import type { RegulatorTable } from '../../../schemas/regulators/regulators.ts';
import type {
  TableMessages,
  WhoRegulatesContent,
} from '../../../schemas/regulators/who-regulates.ts';
import { fitOf, questionsFor } from '../decide.ts';
import type { TableParts } from '../guide-parts.ts';
import styles from './WorkedExample.module.css';

export type WorkedExampleProps = WhoRegulatesContent['example'] & {
  table: Pick<RegulatorTable, 'questions' | 'regulators' | 'rows'>;
  strengths: TableMessages['strength'];
};

/** One project as an example: its answers to all questions, and the rows they lead to. */
export function WorkedExample({ title, text, answers, table, strengths }: WorkedExampleProps) {
  const { questions, regulators, rows } = table;
  const asked = questionsFor(questions, answers);
  const found = rows.filter(({ when }) => fitOf(when, answers, questions) === 'fits');
  const nameOf = (regulator: string) => regulators.find(({ id }) => id === regulator)?.name;
  return (
    <section
      className={styles.example}
      aria-labelledby="example-title"
      {...part<TableParts>('example')}
    >
      <div>
        <h2 id="example-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <dl className={styles.answers}>
        {asked.map(({ id, text: question, options }) => (
          <div key={id} className={styles.answer}>
            <dt>{question}</dt>
            <dd>{options.find((option) => option.id === answers[id])?.text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.found}>
        {found.map(({ id, regulator, strength, title: name, article }) => (
          <li key={id}>
            <a className={styles.stone} href={`#row-${id}`}>
              <strong className={styles.regulator}>{nameOf(regulator)}</strong>
              <span>{name}</span>
              <span className={styles.note}>
                {strengths[strength]}. {article}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
