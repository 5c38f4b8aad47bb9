import { fill } from '@falaj/contract/fill.ts';
import { sayList } from '../../lib/say-list.ts';
import type { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import { keyOf, partSelector } from '../../runtime/elements/part.ts';
import { fitOf, type GuideAnswers, questionsFor, reasonFor, regulatorState } from './decide.ts';
import { type GuideData, type GuideParts, TABLE, type TableParts } from './guide-parts.ts';

type GuideElement = ConnectedElement<GuideParts>;

/** The lamp of each state: water where a regulator is likely, sand where a person must look, dark otherwise. */
const LAMPS = { likely: 'lit', possible: 'refused', open: 'dark', out: 'dark' } as const;

/** Shows the next question and its number among those that will be asked, or the result. */
export function showQuestion(
  guide: GuideElement,
  { questions, says }: GuideData,
  answers: GuideAnswers,
  next: string | undefined,
): void {
  const asked = questionsFor(questions, answers);
  const n = asked.findIndex(({ id }) => id === next) + 1;
  for (const question of guide.findAll('question')) question.hidden = keyOf(question) !== next;
  const step = guide.find('step');
  step.hidden = !next;
  step.textContent = fill(says.step, { n, of: asked.length });
  const progress = guide.find('progress');
  progress.max = asked.length;
  progress.value = next ? n - 1 : asked.length;
  guide.find('result').hidden = Boolean(next);
}

/** Shows the answers so far in the words of their buttons. */
export function showAnswers(guide: GuideElement, answers: GuideAnswers): void {
  for (const answer of guide.findAll('answer')) {
    const question = keyOf(answer);
    const chosen = answers[question];
    answer.hidden = chosen === undefined;
    if (chosen !== undefined)
      guide.find('chosenWords', question).textContent = guide.find('option', chosen).textContent;
  }
  guide.find('answers').hidden = Object.keys(answers).length === 0;
}

/** The reason for a regulator's state in the words of the table's row, or of the answer that left it none. */
function sayReason(
  guide: GuideElement,
  id: string,
  { rows, questions, says }: GuideData,
  answers: GuideAnswers,
): string {
  const reason = reasonFor(id, rows, answers, questions);
  if (!reason) return '';
  if ('question' in reason) {
    const question = guide.find('question', reason.question).querySelector('h3')?.textContent ?? '';
    const answer = guide.find('option', answers[reason.question]).textContent ?? '';
    return fill(says.fell, { question, answer });
  }
  const row = tableParts('row').find((one) => Number(keyOf(one)) === reason.row);
  return row?.querySelector('h4')?.textContent ?? '';
}

/** Lights the lamps of the regulators with the reason of each, and states the same in a sentence. */
export function showRegulators(
  guide: GuideElement,
  data: GuideData,
  answers: GuideAnswers,
  isDone: boolean,
): void {
  const { rows, questions, names, says } = data;
  const found: Record<string, string[]> = { likely: [], possible: [], out: [] };
  for (const element of guide.findAll('regulator')) {
    const id = keyOf(element);
    const state = regulatorState(id, rows, answers, questions);
    element.dataset.state = state;
    guide.find('lamp', id).dataset.state = LAMPS[state];
    guide.find('state', id).textContent = says.states[state];
    guide.find('reason', id).textContent = sayReason(guide, id, data, answers);
    found[state]?.push(names[id] ?? id);
  }
  const list = (state: 'likely' | 'possible' | 'out') => sayList(found[state] ?? []) || says.none;
  const sentence = fill(says.found, { likely: list('likely'), possible: list('possible') });
  const fallen = fill(says.fallen, { out: list('out') });
  const isNone = isDone && !found.likely?.length && !found.possible?.length;
  guide.find('found').textContent = sentence;
  guide.find('found').hidden = isNone;
  guide.find('noRow').hidden = !isNone;
  guide.find('status').textContent = Object.keys(answers).length > 0 ? `${sentence} ${fallen}` : '';
}

/** Every part with a name in the page's table. */
export const tableParts = <Name extends keyof TableParts & string>(name: Name) => [
  ...document.querySelectorAll<TableParts[Name]>(`#${TABLE} ${partSelector<TableParts>(name)}`),
];

/**
 * Shows the rows that fit, or all of them.
 * @param isNarrowed whether rows that do not fit are hidden
 */
export function showRows(
  { rows, questions, says }: GuideData,
  answers: GuideAnswers,
  isNarrowed: boolean,
): void {
  const fits = rows.map(({ when }) => fitOf(when, answers, questions) === 'fits');
  for (const row of tableParts('row')) row.hidden = isNarrowed && !fits[Number(keyOf(row))];
  for (const group of tableParts('group')) {
    const own = tableParts('row').filter((row) => group.contains(row));
    group.hidden = own.every(({ hidden }) => hidden);
    group.open = isNarrowed;
  }
  for (const example of tableParts('example')) example.hidden = isNarrowed;
  for (const whole of tableParts('whole')) whole.hidden = !isNarrowed;
  for (const title of tableParts('tableTitle'))
    title.textContent = isNarrowed ? says.resultTitle : says.wholeTitle;
}
