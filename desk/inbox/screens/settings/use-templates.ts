import messages from 'virtual:messages';
import { useState } from 'react';
import type { Template } from '../../../staff/requests.ts';
import type { TemplatesState } from '../../../staff/wire.ts';
import { nameOf, useMyself } from '../../app/company.ts';
import { announce } from '../../data/announcement.ts';
import { ask, whyOf } from '../../data/api.ts';
import { mergeTemplates, type TemplateNews, templateNews } from '../../data/merge-templates.ts';
import { useAct } from '../../data/queries.ts';

/** A template that is being edited, with a key of its own. */
export type Kept = Template & { key: string };

/** Who has saved the templates in the meantime, and what they changed. */
export interface Met extends TemplateNews {
  name: string;
  at: number;
}

const withKey = <T extends Template>(template: T): Kept => ({
  key: crypto.randomUUID(),
  ...template,
});

/** Saves the templates; if somebody else has saved them in the meantime, returns their version. */
async function send(templates: Template[], seen: number) {
  try {
    const state = await ask<TemplatesState>('PUT', '/settings', { templates, seen });
    return { state, isSaved: true };
  } catch (error) {
    if (whyOf(error) !== 'templates') throw error;
    return { state: await ask<TemplatesState>('GET', '/settings'), isSaved: false };
  }
}

/** The templates as they are being edited, on top of those that are stored. */
export function useTemplates() {
  const me = useMyself();
  const [base, setBase] = useState({ templates: me.templates, version: me.templatesVersion });
  const [templates, setTemplates] = useState<Kept[]>(() => me.templates.map(withKey));
  const [met, setMet] = useState<Met>();
  const act = useAct(
    (list: Kept[]) =>
      send(
        list.map(({ key: _, ...template }) => template),
        base.version,
      ),
    'me',
  );
  const meet = ({ templates: theirs, by, at }: TemplatesState) => {
    const name = nameOf(me, by ?? '', messages.acts.desk);
    setTemplates((mine) => mergeTemplates(base.templates, mine, theirs, name).map(withKey));
    setMet({ ...templateNews(base.templates, theirs), name, at: at ?? 0 });
  };
  const save = () =>
    act.mutate(templates, {
      onSuccess({ state, isSaved }) {
        setBase(state);
        if (!isSaved) return meet(state);
        setMet(undefined);
        announce(messages.settings.saved);
      },
    });
  const change = (key: string, part: Partial<Template>) =>
    setTemplates((list) =>
      list.map((template) => (template.key === key ? { ...template, ...part } : template)),
    );
  return {
    templates,
    met,
    error: act.error,
    isSaving: act.isPending,
    save,
    change,
    add: () => setTemplates((list) => [...list, withKey({ name: '', subject: '', text: '' })]),
    remove: (key: string) => setTemplates((list) => list.filter((kept) => kept.key !== key)),
  };
}
