import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { sayLanguage } from '@falaj/contract/languages.ts';
import { Field } from '@falaj/site/ui/Field/Field.tsx';
import { LONGEST_NAME } from '../../../staff/answer-template-name.ts';
import type { AnswerTemplate } from '../../../staff/requests.ts';
import { useMyself } from '../../app/company.ts';
import { Press } from '../../parts/Press.tsx';
import styles from './AnswerTemplateFields.module.css';

interface AnswerTemplateFieldsProps {
  /** Beginning of the ids of the controls. */
  id: string;
  template: AnswerTemplate;
  onChange: (part: Partial<AnswerTemplate>) => void;
  onRemove: () => void;
}

/** The fields of a template. */
export function AnswerTemplateFields({
  id,
  template,
  onChange,
  onRemove,
}: AnswerTemplateFieldsProps) {
  const { settings, write } = messages;
  const { language: office, languages, locale } = useMyself();
  return (
    <fieldset className={styles.template}>
      <legend className="visuallyHidden">{template.name || settings.addTemplate}</legend>
      <Field id={`${id}-name`} label={settings.templateName} required>
        <input
          id={`${id}-name`}
          required
          maxLength={LONGEST_NAME}
          dir="auto"
          value={template.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      {languages.length > 1 && (
        <Field id={`${id}-language`} label={settings.templateLanguage}>
          <select
            id={`${id}-language`}
            value={template.language ?? office}
            onChange={({ target: { value } }) =>
              onChange({ language: value === office ? undefined : value })
            }
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {sayLanguage(language, locale)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field id={`${id}-subject`} label={write.subject} required>
        <input
          id={`${id}-subject`}
          required
          maxLength={200}
          dir="auto"
          value={template.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </Field>
      <Field id={`${id}-text`} label={settings.templateText} required>
        <textarea
          id={`${id}-text`}
          required
          rows={6}
          maxLength={20_000}
          dir="auto"
          value={template.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <div>
        <Press
          kind="plain"
          label={fill(settings.removeNamed, { name: template.name })}
          onPress={onRemove}
        >
          {settings.remove}
        </Press>
      </div>
    </fieldset>
  );
}
