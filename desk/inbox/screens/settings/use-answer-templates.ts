import messages from 'virtual:messages';
import { parseResponse } from 'hono/client';
import { useState } from 'react';
import type { AnswerTemplatesState } from '../../../staff/api-types.ts';
import type { AnswerTemplate } from '../../../staff/requests.ts';
import { nameOf, useMyself } from '../../app/company.ts';
import { announce } from '../../data/announcement.ts';
import { api, whyOf } from '../../data/api.ts';
import {
  type AnswerTemplateNews,
  answerTemplateNews,
  mergeAnswerTemplates,
} from '../../data/merge-answer-templates.ts';
import { useAct } from '../../data/queries.ts';

/** An answer template that is being edited, with a key of its own. */
export type Kept = AnswerTemplate & { key: string };

/** Who has saved the answer templates in the meantime, and what they changed. */
export interface Met extends AnswerTemplateNews {
  name: string;
  at: number;
}

const withKey = <T extends AnswerTemplate>(template: T): Kept => ({
  key: crypto.randomUUID(),
  ...template,
});

/** Saves the answer templates; if somebody else has saved them in the meantime, returns their version. */
async function send(templates: AnswerTemplate[], seen: number) {
  try {
    const state = await parseResponse(api.settings.$put({ json: { templates, seen } }));
    return { state, isSaved: true };
  } catch (error) {
    if (whyOf(error) !== 'templates') throw error;
    return { state: await parseResponse(api.settings.$get()), isSaved: false };
  }
}

/** The answer templates as they are being edited, on top of those that are stored. */
export function useAnswerTemplates() {
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
  const meet = ({ templates: theirs, by, at }: AnswerTemplatesState) => {
    const name = nameOf(me, by ?? '', messages.acts.desk);
    setTemplates((mine) => mergeAnswerTemplates(base.templates, mine, theirs, name).map(withKey));
    setMet({ ...answerTemplateNews(base.templates, theirs), name, at: at ?? 0 });
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
  const change = (key: string, part: Partial<AnswerTemplate>) =>
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
