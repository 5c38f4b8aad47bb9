import { fill } from '@falaj/contract/fill.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import { sayList } from '../../lib/say-list.ts';
import type { FigureContent } from '../../schemas/figures/figure.ts';
import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './HeroFigures.module.css';

export interface HeroFiguresProps {
  items: FigureContent[];
  /** The risk line; given where a price, a minimum or a yield is among the figures. */
  risk?: string | undefined;
  /**
   * Where they stand from 64rem on: a `row` along the foot with the note at its end, a `line` of status with each label
   * beside its figure, or a `block` below the calls with the note below. Narrower, they are rows.
   */
  form: 'row' | 'line' | 'block';
  messages: Pick<Messages, 'figureStatus' | 'language'>;
}

/** The figures of a first screen as one strip with one note; nothing where there are none. */
export function HeroFigures({ items, risk, form, messages }: HeroFiguresProps) {
  if (items.length === 0) return null;
  return (
    <div className={`${styles.strip} ${styles[form]}`}>
      <dl className={styles.figures}>
        {items.map(({ value, label }) => (
          <Figure key={label} value={formatFigure(value, messages.language)} label={label} />
        ))}
      </dl>
      <div className={styles.notes}>
        <Note items={items} messages={messages} />
        {risk && <p className={styles.risk}>{risk}</p>}
      </div>
    </div>
  );
}

/** What the figures are: in a word for all of them, or each kind with the figures that are of it. */
function Note({ items, messages }: Pick<HeroFiguresProps, 'items' | 'messages'>) {
  const { figureStatus, language } = messages;
  const kinds = [...Map.groupBy(items, ({ status }) => status)];
  const labelOf = (status: FigureStatusName, ofKind: FigureContent[]) => {
    if (kinds.length === 1 && items.length > 1) return figureStatus.all[status];
    const values = ofKind.map(({ value }) => formatFigure(value, language));
    const figures = sayList(values, language);
    return fill(figureStatus.of, { status: figureStatus[status], figures });
  };
  return (
    <p className={styles.note}>
      {kinds.map(([status, ofKind]) => (
        <FigureStatus
          key={status}
          status={status}
          label={labelOf(status, ofKind)}
          messages={messages}
        />
      ))}
    </p>
  );
}
