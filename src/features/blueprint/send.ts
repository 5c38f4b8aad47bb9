import { keepDraft, readDraft } from '../draft/draft.ts';
import type { TakenPlan } from './parts.ts';
import { sayMessage } from './say.ts';

/**
 * Puts a plan into a message. What the visitor has written stays; an earlier plan is replaced.
 * @param pattern the sentence in the content; the words before its first placeholder identify an earlier plan
 */
export function withPlan(message: string, plan: string, pattern: string): string {
  const mark = pattern.split('{')[0] ?? pattern;
  const length = plan.split('\n').length;
  const lines = message.split('\n');
  const at = lines.findIndex((line) => line.startsWith(mark));
  if (at >= 0) lines.splice(at, length);
  const own = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [own, plan].filter(Boolean).join('\n\n');
}

/** Stores a plan in the draft of the contact form, which reads it when it appears. Nothing is sent. */
export function keepPlan({ blueprint, rules, messages, locale, url }: TakenPlan): void {
  const plan = sayMessage(blueprint, messages, rules.labels, { locale, url }).trim();
  const draft = readDraft();
  keepDraft({ ...draft, message: withPlan(draft.message ?? '', plan, messages.exports.message) });
}
