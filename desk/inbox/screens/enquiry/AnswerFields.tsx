import messages from 'virtual:messages';
import { sayLanguage } from '@falaj/contract/languages.ts';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import type { EnquiryWhole } from '../../../staff/api-types.ts';
import type { AnswerTemplate } from '../../../staff/requests.ts';
import { useMyself } from '../../app/company.ts';
import { announce } from '../../data/announcement.ts';
import {
  answerTemplatesByLanguage,
  fillAnswerTemplate,
  withAnswerTemplate,
} from '../../data/answer-templates.ts';
import { api } from '../../data/api.ts';
import type { ReplyDraft } from '../../data/drafts.ts';
import { useAct } from '../../data/queries.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';
import styles from './Composer.module.css';

interface AnswerFieldsProps {
  whole: EnquiryWhole;
  draft: ReplyDraft;
  onChange: (part: Partial<ReplyDraft>) => void;
  onSent: () => void;
}

/** An answer by e-mail, begun with an answer template where the office has some; those in its language come first. */
export function AnswerFields({ whole, draft, onChange, onSent }: AnswerFieldsProps) {
  const me = useMyself();
  const {
    id,
    fields: { email },
  } = whole.enquiry;
  const send = useAct(
    (json: { id: string; subject: string; text: string; seen: number }) =>
      api.enquiries[':id'].answers.$post({ param: { id }, json }),
    'enquiry',
    'list',
    'figures',
    'outbox',
  );
  const seen = whole.notes.filter(({ kind }) => kind === 'answer').length;
  const submit = () => {
    if (send.isPending) return;
    const { id: answer, subject, answer: text } = draft;
    send.mutate(
      { id: answer, subject, text, seen },
      {
        onSuccess() {
          announce(me.smtp ? messages.write.sent : messages.write.queued);
          onSent();
        },
      },
    );
  };
  const choose = (index: string) => {
    const template = index
      ? me.templates[Number(index)]
      : { subject: whole.enquiry.answerSubject, text: '' };
    if (!template) return;
    onChange({
      template: index,
      ...withAnswerTemplate(draft, fillAnswerTemplate(template, whole, me)),
    });
  };
  const option = ({ template, index }: { template: AnswerTemplate; index: number }) => (
    <option key={index} value={index}>
      {template.name}
    </option>
  );
  return (
    <form onSubmit={submitted(submit)}>
      <p className={styles.to}>
        {messages.write.to}: <bdi>{email}</bdi>
      </p>
      {me.templates.length > 0 && (
        <Field id="template" label={messages.write.template}>
          <select
            id="template"
            value={draft.template ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{messages.write.noTemplate}</option>
            {answerTemplatesByLanguage(me, whole.enquiry).map(([language, list]) =>
              language === whole.enquiry.language ? (
                list.map(option)
              ) : (
                <optgroup key={language} label={sayLanguage(language, me.locale)}>
                  {list.map(option)}
                </optgroup>
              ),
            )}
          </select>
        </Field>
      )}
      <Field id="subject" label={messages.write.subject} required>
        <input
          id="subject"
          required
          maxLength={200}
          dir="auto"
          value={draft.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </Field>
      <Field id="answer" label={messages.write.text} required>
        <textarea
          id="answer"
          required
          rows={9}
          maxLength={20_000}
          dir="auto"
          value={draft.answer}
          onChange={({ target }) => onChange({ answer: target.value })}
        />
      </Field>
      <p className={styles.to}>{messages.write.quoted}</p>
      <ErrorNotice error={send.error} />
      <div className={styles.send}>
        <Press kind="solid" busy={send.isPending}>
          {messages.write.send}
        </Press>
        {!me.smtp && <span>{messages.write.queued}</span>}
      </div>
    </form>
  );
}
