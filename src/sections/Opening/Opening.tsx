import type { Root } from 'hast';
import type { OpeningContent } from '../../schemas/offer/opening.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Band, type BandGround } from '../../ui/Band/Band.tsx';
import { StripStatus } from '../../ui/FigureStatus/StripStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import { flowWidths } from './flow-widths.ts';
import type { OpeningForm } from './form.ts';
import styles from './Opening.module.css';
import { OpeningLine } from './OpeningLine.tsx';

export interface OpeningProps extends Omit<OpeningContent, 'code'> {
  /** The form of the offer's group; each is a file of this folder. */
  form: OpeningForm;
  mood?: BandGround | undefined;
  /** Highlighted lines of code or of a rule, and what they do. */
  code?: { tree: Root; caption: string } | undefined;
  words: Words;
}

/** The opening of an offer: the asset in numbers, a day, deliverables, a worked example or a rule. */
export function Opening(props: OpeningProps) {
  const { title, intro, lines, result, code, form, mood, words } = props;
  const all = result ? [...lines, result] : lines;
  const shared = sharedStatus(all);
  const isMixed = all.some(({ status }) => status && status !== shared);
  const widths = form.hasWidths ? flowWidths(all.map(({ value }) => value)) : [];
  const list = (
    <dl className={form.lines}>
      {all.map((line, index) => (
        <OpeningLine
          key={line.label}
          line={line}
          className={`${form.line} ${line === result ? (form.result ?? '') : ''}`}
          width={widths[index]}
          isSaid={line.status === shared}
          words={words}
        />
      ))}
    </dl>
  );
  return (
    <Band id="opening" mood={mood} labelledBy="opening-title">
      <SectionHead id="opening-title" title={title} intro={intro} />
      <div className={code ? form.split : undefined}>
        {form.area ? (
          <SnapRow labelledBy="opening-title" className={form.area}>
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
      {shared && <StripStatus shared={shared} isMixed={isMixed} words={words} />}
    </Band>
  );
}
