import type { IllustrationMessages } from '../../../illustrations/IllustrationFrame/IllustrationFrame.tsx';
import materials from '../../../illustrations/IllustrationFrame/Materials.module.css';
import { Register } from '../../../illustrations/Register/Register.tsx';
import { registerOf } from '../show/illustrations.ts';
import { type Says, sharesOf } from '../show/sentences.ts';
import { useDrag } from '../use-drag.ts';
import type { Play } from '../use-playground.ts';
import type { Shown } from '../world/session.ts';
import type { ChainView } from '../world/view.ts';
import styles from './CapTable.module.css';

export interface CapTableProps {
  content: Says;
  view: ChainView;
  shown: Shown | undefined;
  play: Play;
  messages: IllustrationMessages;
}

/** Who holds what, drawn as the register illustration. A row can be dragged onto another to send shares. */
export function CapTable({ content, view, shown, play, messages }: CapTableProps) {
  const { draft, setDraft, act } = play;
  const people = view.holders.map(({ person }) => person);
  const { dragged, over, place, rowProps } = useDrag(people, (from, to) => {
    setDraft({ ...draft, from, to });
    act({ do: 'transfer', from, to, amount: draft.amount });
  });
  return (
    <div className={dragged && styles.dragging}>
      <Register
        illustration={registerOf(view, shown, content)}
        messages={messages}
        rowProps={(index) => ({
          ...rowProps(people[index]),
          className: [
            styles.row,
            people[index] === dragged && styles.dragged,
            people[index] === over && styles.over,
          ]
            .filter(Boolean)
            .join(' '),
        })}
      />
      {dragged && (
        <p
          className={`${styles.stone} ${materials.plaque}`}
          // The pointer's position is measured from the left in every writing direction.
          dir="ltr"
          style={{ translate: `${place.x}px ${place.y}px` }}
          aria-hidden="true"
        >
          {sharesOf(draft.amount, content)}
        </p>
      )}
      <p className={styles.hint}>{content.messages.register.drag}</p>
    </div>
  );
}
