import { Button } from '../../../ui/Button/Button.tsx';
import { focusWrong } from '../../../ui/Field/focus-wrong.ts';
import { NumberField } from '../../../ui/NumberField/NumberField.tsx';
import type { Says } from '../show/sentences.ts';
import type { Play } from '../use-playground.ts';
import styles from './ActForm.module.css';
import { PersonField } from './PersonField.tsx';

export interface TransferFormProps {
  content: Says;
  play: Play;
}

/** Sends shares by choosing and typing, so that everything dragging does can be done with the keyboard. */
export function TransferForm({ content, play }: TransferFormProps) {
  const { fields, acts } = content.messages;
  const { draft, setDraft, isActing } = play;
  return (
    <form
      className={styles.transfer}
      aria-label={acts.transfer.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isActing && !focusWrong(event.currentTarget)) play.act({ do: 'transfer', ...draft });
      }}
    >
      <PersonField
        id="transfer-from"
        label={fields.from}
        value={draft.from}
        people={content.people}
        onChange={(from) => setDraft((now) => ({ ...now, from }))}
      />
      <PersonField
        id="transfer-to"
        label={fields.to}
        value={draft.to}
        people={content.people}
        onChange={(to) => setDraft((now) => ({ ...now, to }))}
      />
      <NumberField
        id="transfer-amount"
        label={fields.amount}
        value={draft.amount}
        bounds={{ min: 1, max: 1_000_000 }}
        errors={content.numbers}
        onChange={(amount) => setDraft((now) => ({ ...now, amount }))}
      />
      <Button busy={isActing}>{acts.transfer.button}</Button>
    </form>
  );
}
