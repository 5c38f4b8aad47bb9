import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { PLACES } from '../../data/answer-templates.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';
import { AnswerTemplateFields } from './AnswerTemplateFields.tsx';
import { AnswerTemplatesMet } from './AnswerTemplatesMet.tsx';
import { Part } from './Part.tsx';
import { useAnswerTemplates } from './use-answer-templates.ts';

/** The office's answer templates. */
export function AnswerTemplates() {
  const { templates, met, error, isSaving, save, change, add, remove } = useAnswerTemplates();
  const { settings } = messages;
  const places = PLACES.map((place) => `{${place}}`).join(', ');
  return (
    <Part id="templates" title={settings.templates} text={fill(settings.templatesText, { places })}>
      <form onSubmit={submitted(save)}>
        {templates.map((template) => (
          <AnswerTemplateFields
            key={template.key}
            template={template}
            id={template.key}
            onChange={(part) => change(template.key, part)}
            onRemove={() => remove(template.key)}
          />
        ))}
        <div>
          <Press onPress={add}>{settings.addTemplate}</Press>{' '}
          <Press kind="solid" busy={isSaving}>
            {settings.save}
          </Press>
        </div>
        <ErrorNotice error={error} />
        <AnswerTemplatesMet met={met} />
      </form>
    </Part>
  );
}
