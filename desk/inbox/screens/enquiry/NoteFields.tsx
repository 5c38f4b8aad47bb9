import messages from 'virtual:messages';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { announce } from '../../data/announcement.ts';
import { api } from '../../data/api.ts';
import { useAct } from '../../data/queries.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';

interface NoteFieldsProps {
  /** The enquiry. */
  id: string;
  text: string;
  onChange: (text: string) => void;
  onSent: () => void;
}

/** A note that only colleagues see. */
export function NoteFields({ id, text, onChange, onSent }: NoteFieldsProps) {
  const add = useAct(
    (json: { text: string }) => api.enquiries[':id'].notes.$post({ param: { id }, json }),
    'enquiry',
  );
  const submit = () => {
    if (add.isPending) return;
    add.mutate(
      { text },
      {
        onSuccess() {
          announce(messages.write.added);
          onSent();
        },
      },
    );
  };
  return (
    <form onSubmit={submitted(submit)}>
      <Field id="note" label={messages.write.noteText} required>
        <textarea
          id="note"
          required
          rows={5}
          maxLength={20_000}
          dir="auto"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <ErrorNotice error={add.error} />
      <div>
        <Press kind="solid" busy={add.isPending}>
          {messages.write.add}
        </Press>
      </div>
    </form>
  );
}
