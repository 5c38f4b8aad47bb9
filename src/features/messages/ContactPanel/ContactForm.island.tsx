import { draftUnder } from '../../../runtime/browser/draft-key.ts';
import type { ContactFormContent } from '../../../schemas/forms/form.ts';
import { DRAFT } from '../../draft/draft.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { type MessageFormOptions, useMessageForm } from '../use-message-form.ts';
import { nativeSubmission } from '../use-submission.ts';
import carved from './CarvedForm.module.css';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldId } from './field-id.ts';
import { Receipt } from './Receipt.tsx';
import { SendRow } from './SendRow.tsx';

export interface ContactFormProps extends Omit<MessageFormOptions, 'fields'> {
  content: Omit<ContactFormContent, 'title' | 'intro' | 'topics'>;
}

/**
 * The contact form. Before it hydrates, the browser checks and sends it; afterwards this component checks with
 * its own messages, posts or hands over to the mail program, and shows a receipt in its place. What was typed
 * is kept by message-draft.ts until the form is reset, and the tab keeps the receipt until the visitor has sent
 * the e-mail or begins another message.
 */
export function ContactForm({ content, office, endpoint, subjects, words }: ContactFormProps) {
  const message = useMessageForm({ fields: content.fields, office, endpoint, subjects, words });
  const { form, errors, refused, handlers, shown } = message;
  return (
    <div className={styles.holder}>
      <form
        ref={form}
        className={`${styles.form} ${carved.plate}`}
        aria-labelledby="message-title"
        hidden={message.ended}
        {...draftUnder(DRAFT)}
        {...nativeSubmission(endpoint, office.email, words.form.plainSubject)}
        {...handlers}
      >
        <ErrorSummary errors={errors} refused={refused} words={words} />
        <FormFields
          form="message"
          fields={content.fields}
          idOf={fieldId}
          errors={errors}
          limited={endpoint !== undefined}
          rows={5}
          words={words}
        />
        <SendRow
          content={content}
          progress={message.progress}
          email={endpoint ? undefined : office.email}
          language={office.language}
          words={words}
        />
      </form>
      {shown && (
        <Receipt
          {...shown}
          email={office.email}
          words={words}
          onSent={message.confirmSent}
          onAgain={endpoint ? () => form.current?.requestSubmit() : undefined}
          onBack={message.write}
          onAnother={message.beginAnother}
        />
      )}
    </div>
  );
}
