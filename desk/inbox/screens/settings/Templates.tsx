import words from 'virtual:words';
import { useState } from 'react';
import { fill } from '../../../../src/lib/fill.ts';
import type { Template } from '../../../staff/requests.ts';
import { useMyself } from '../../app/company.ts';
import { ask } from '../../data/api.ts';
import { useAct } from '../../data/queries.ts';
import { say } from '../../data/said.ts';
import { PLACES } from '../../data/templates.ts';
import { Fault } from '../../parts/Fault.tsx';
import { Press } from '../../parts/Press.tsx';
import { submitted } from '../../parts/submitted.ts';
import { Part } from './Part.tsx';
import { TemplateFields } from './TemplateFields.tsx';

type Kept = Template & { key: string };

/** The office's templates of answers. */
export function Templates() {
  const me = useMyself();
  const [templates, setTemplates] = useState<Kept[]>(() =>
    me.templates.map((template) => ({ ...template, key: crypto.randomUUID() })),
  );
  const { settings } = words;
  const save = useAct(
    (list: Kept[]) =>
      ask('PUT', '/settings', { templates: list.map(({ key: _, ...template }) => template) }),
    'me',
  );
  const change = (key: string, part: Partial<Template>) =>
    setTemplates((list) =>
      list.map((template) => (template.key === key ? { ...template, ...part } : template)),
    );
  const submit = () => save.mutate(templates, { onSuccess: () => say(settings.saved) });
  const places = PLACES.map((place) => `{${place}}`).join(', ');
  return (
    <Part id="templates" title={settings.templates} text={fill(settings.templatesText, { places })}>
      <form onSubmit={submitted(submit)}>
        {templates.map((template) => (
          <TemplateFields
            key={template.key}
            template={template}
            id={template.key}
            onChange={(part) => change(template.key, part)}
            onRemove={() => setTemplates((list) => list.filter(({ key }) => key !== template.key))}
          />
        ))}
        <div>
          <Press
            onPress={() =>
              setTemplates((list) => [
                ...list,
                { key: crypto.randomUUID(), name: '', subject: '', text: '' },
              ])
            }
          >
            {settings.addTemplate}
          </Press>{' '}
          <Press kind="solid" busy={save.isPending}>
            {settings.save}
          </Press>
        </div>
        <Fault error={save.error} />
      </form>
    </Part>
  );
}
