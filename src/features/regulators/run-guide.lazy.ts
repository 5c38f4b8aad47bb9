import { addressWith, replaceAddress } from '../../runtime/browser/replace-address.ts';
import type { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import { keyOf, partSelector } from '../../runtime/elements/part.ts';
import {
  type GuideAnswers,
  nextQuestion,
  questionsFor,
  readAnswers,
  stillAsked,
  without,
  withoutLast,
  writeAnswers,
} from './decide.ts';
import { ANSWERS_PARAMETER, type GuideData, type GuideParts } from './guide-parts.ts';
import { showAnswers, showQuestion, showRegulators, showRows, tableParts } from './show-guide.ts';

type GuideElement = ConnectedElement<GuideParts>;

/**
 * Puts the answers into the address, so that it can be shared. The history entry is replaced and keeps its
 * place.
 */
const writeAddress = (word: string) => replaceAddress(addressWith([[ANSWERS_PARAMETER, word]]));

/**
 * Asks the questions one by one, and shows the regulators and rows that fit.
 * @param signal aborts when the guide leaves the page
 */
export function runGuide(guide: GuideElement, signal: AbortSignal): void {
  const data: GuideData = JSON.parse(guide.getAttribute('guide') ?? '');
  const { questions } = data;
  const fault = guide.find('fault');
  let answers: GuideAnswers = {};
  let isWhole = false;

  const show = (isMoved: boolean) => {
    const next = nextQuestion(questions, answers);
    const isDone = !next;
    showQuestion(guide, data, answers, next?.id);
    showAnswers(guide, answers);
    showRegulators(guide, data, answers, isDone);
    showRows(data, answers, isDone && !isWhole);
    guide.find('back').hidden = guide.find('restart').hidden = Object.keys(answers).length === 0;
    if (!isMoved) return;
    const target = next
      ? guide.find('question', next.id).querySelector<HTMLElement>('h3')
      : guide.find('resultTitle');
    target?.focus();
  };
  const settle = (changed: GuideAnswers) => {
    answers = stillAsked(questions, changed);
    isWhole = false;
    fault.hidden = true;
    guide.find('copied').hidden = true;
    writeAddress(writeAnswers(questions, answers));
    show(true);
  };

  const presses: Partial<Record<keyof GuideParts, (button: HTMLElement) => void>> = {
    option: (button) => {
      const question = keyOf(button.closest(partSelector<GuideParts>('question')));
      settle({ ...answers, [question]: keyOf(button) });
    },
    again: (button) =>
      settle(without(answers, keyOf(button.closest(partSelector<GuideParts>('answer'))))),
    back: () => settle(withoutLast(questions, answers)),
    restart: () => settle({}),
    print: () => print(),
    copy: () => {
      navigator.clipboard.writeText(location.href).then(
        () => {
          guide.find('copied').hidden = false;
        },
        () => undefined,
      );
    },
  };
  for (const whole of tableParts('whole')) {
    const press = () => {
      isWhole = true;
      show(false);
      tableParts('tableTitle')[0]?.focus();
    };
    whole.addEventListener('click', press, { signal });
  }
  for (const [name, press] of Object.entries(presses))
    for (const button of guide.findAll(name as 'option'))
      button.addEventListener('click', () => press(button), { signal });

  // An address with two sets of answers cannot be read.
  const word = new URLSearchParams(location.search).getAll(ANSWERS_PARAMETER).join(' ');
  const read = readAnswers(questions, word);
  if (read) answers = read;
  else fault.hidden = false;
  show(false);
  if (!read) writeAddress('');
  // Somebody who follows a shared address came for the result.
  if (word && read && questionsFor(questions, answers).every(({ id }) => answers[id]))
    guide.find('resultTitle').focus();
}
