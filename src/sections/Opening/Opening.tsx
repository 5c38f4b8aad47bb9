import type { Root } from 'hast';
import type { OpeningContent } from '../../schemas/offer/opening.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Band, type BandGround } from '../../ui/Band/Band.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import bill from './Bill.module.css';
import sum from './BillSum.module.css';
import day from './Day.module.css';
import docket from './Docket.module.css';
import flow from './Flow.module.css';
import route from './FlowRoute.module.css';
import { flowWidths } from './flow-widths.ts';
import styles from './Opening.module.css';
import { OpeningLine } from './OpeningLine.tsx';
import rule from './Rule.module.css';

export type OpeningForm = 'bill' | 'day' | 'docket' | 'flow' | 'rule';

/** The styles of each form; layouts/compose/groups.ts chooses the form. */
const FORMS: Record<OpeningForm, CSSModuleClasses> = {
  bill: { ...bill, result: `${sum.result}` },
  day,
  docket,
  flow: { ...flow, lines: `${flow.lines} ${route.route}` },
  rule,
};

/** The forms whose lines lie in one row on a phone. */
const SNAPPING: Partial<Record<OpeningForm, string | undefined>> = {
  day: day.area,
  docket: docket.area,
  flow: flow.area,
};

export interface OpeningProps extends Omit<OpeningContent, 'code'> {
  form: OpeningForm;
  mood?: BandGround | undefined;
  /** Highlighted lines of code or of a rule, and what they do. */
  code?: { tree: Root; caption: string } | undefined;
  words: Words;
}

/** The opening of an offer: the asset in numbers, a day, deliverables, a worked example or a rule. */
export function Opening(props: OpeningProps) {
  const { title, intro, lines, result, code, form, mood, words } = props;
  const drawn = FORMS[form];
  const area = SNAPPING[form];
  const all = result ? [...lines, result] : lines;
  const widths = form === 'flow' ? flowWidths(all.map(({ value }) => value)) : [];
  const list = (
    <dl className={drawn.lines}>
      {all.map((line, index) => (
        <OpeningLine
          key={line.label}
          line={line}
          className={`${drawn.line} ${line === result ? drawn.result : ''}`}
          width={widths[index]}
          words={words}
        />
      ))}
    </dl>
  );
  return (
    <Band id="opening" mood={mood} labelledBy="opening-title">
      <SectionHead id="opening-title" title={title} intro={intro} />
      <div className={code ? drawn.split : undefined}>
        {area ? (
          <SnapRow labelledBy="opening-title" className={area}>
            {list}
          </SnapRow>
        ) : (
          list
        )}
        {code && (
          <figure className={styles.code}>
            <Prose tree={code.tree} words={{ table: words.table, code: words.codeExample }} />
            <figcaption className={styles.caption}>{code.caption}</figcaption>
          </figure>
        )}
      </div>
    </Band>
  );
}
