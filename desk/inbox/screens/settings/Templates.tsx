import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { PLACES } from '../../data/templates.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';
import { Part } from './Part.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import { TemplatesMet } from './TemplatesMet.tsx';
import { useTemplates } from './use-templates.ts';

/** The office's templates of answers. */
export function Templates() {
  const { templates, met, error, isSaving, save, change, add, remove } = useTemplates();
  const { settings } = messages;
  const places = PLACES.map((place) => `{${place}}`).join(', ');
  return (
    <Part id="templates" title={settings.templates} text={fill(settings.templatesText, { places })}>
      <form onSubmit={submitted(save)}>
        {templates.map((template) => (
          <TemplateFields
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
        <TemplatesMet met={met} />
      </form>
    </Part>
  );
}
