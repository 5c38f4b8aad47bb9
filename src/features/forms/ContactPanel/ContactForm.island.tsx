import { draftUnder } from '../../../runtime/browser/draft-key.ts';
import type { ContactFormContent } from '../../../schemas/forms/form.ts';
import { DRAFT } from '../../draft/draft.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import { type EnquiryFormOptions, useEnquiryForm } from '../use-enquiry-form.ts';
import { nativeSubmission } from '../use-submission.ts';
import carved from './CarvedForm.module.css';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldId } from './field-id.ts';
import { Receipt } from './Receipt.tsx';
import { SendRow } from './SendRow.tsx';

export interface ContactFormProps extends Omit<EnquiryFormOptions, 'fields'> {
  content: Omit<ContactFormContent, 'title' | 'intro' | 'topics'>;
}

/**
 * The contact form. Before it hydrates, the browser checks and sends it; afterwards this component checks with
 * its own errors, posts or falls back to the mail program, and shows a receipt in its place. What was typed
 * is kept by enquiry-draft.ts until the form is reset, and the tab keeps the receipt until the visitor has sent
 * the e-mail or begins another enquiry.
 */
export function ContactForm({ content, office, endpoint, subjects, messages }: ContactFormProps) {
  const enquiry = useEnquiryForm({ fields: content.fields, office, endpoint, subjects, messages });
  const { form, errors, refused, handlers, shown } = enquiry;
  return (
    <div className={styles.holder}>
      <form
        ref={form}
        className={`${styles.form} ${carved.card}`}
        aria-labelledby="message-title"
        hidden={enquiry.ended}
        {...draftUnder(DRAFT)}
        {...nativeSubmission(endpoint, office.email, messages.form.plainSubject)}
        {...handlers}
      >
        <ErrorSummary errors={errors} refused={refused} messages={messages} />
        <FormFields
          form="message"
          fields={content.fields}
          idOf={fieldId}
          errors={errors}
          limited={endpoint !== undefined}
          rows={5}
          messages={messages}
        />
        <SendRow
          content={content}
          progress={enquiry.progress}
          email={endpoint ? undefined : office.email}
          language={office.language}
          messages={messages}
        />
      </form>
      {shown && (
        <Receipt
          {...shown}
          email={office.email}
          messages={messages}
          onSent={enquiry.confirmSent}
          onAgain={endpoint ? () => form.current?.requestSubmit() : undefined}
          onBack={enquiry.write}
          onAnother={enquiry.beginAnother}
        />
      )}
    </div>
  );
}
