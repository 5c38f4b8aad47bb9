/** Answers by the id of their question. */
export type GuideAnswers = Readonly<Record<string, string>>;

/** For each question, the answers that fit. All questions must match. */
export type GuideCondition = Readonly<Record<string, readonly string[]>>;

/** A question as the engine needs it. */
export interface AskedQuestion {
  id: string;
  options: readonly { id: string }[];
  /** If given, the question is asked only after these answers. */
  when?: GuideCondition | undefined;
}

/** A row as the engine needs it. */
export interface DecisionRow {
  regulator: string;
  strength: 'likely' | 'possible';
  /** The row fits when any of these conditions does. */
  when: readonly GuideCondition[];
}

/** Whether a row or a question fits the answers so far, may still fit, or cannot any more. */
export type Fit = 'fits' | 'open' | 'out';

/** What is known about a regulator: a strong or a weak row fits, a row may still fit, or none can. */
export type RegulatorState = 'likely' | 'possible' | 'open' | 'out';

function fitOfCondition(
  condition: GuideCondition,
  answers: GuideAnswers,
  questions: readonly AskedQuestion[],
): Fit {
  let fit: Fit = 'fits';
  for (const [id, wanted] of Object.entries(condition)) {
    const answer = answers[id];
    if (answer !== undefined && !wanted.includes(answer)) return 'out';
    if (answer !== undefined) continue;
    const when = questions.find((question) => question.id === id)?.when;
    if (when && fitOfCondition(when, answers, questions) === 'out') return 'out';
    fit = 'open';
  }
  return fit;
}

/**
 * Whether a row fits the answers so far. A question that will not be asked is never answered, so a row that
 * depends on it is out.
 * @param when the conditions of the row, of which one is enough
 */
export function fitOf(
  when: readonly GuideCondition[],
  answers: GuideAnswers,
  questions: readonly AskedQuestion[],
): Fit {
  const fits = when.map((condition) => fitOfCondition(condition, answers, questions));
  return fits.find((fit) => fit === 'fits') ?? fits.find((fit) => fit === 'open') ?? 'out';
}

/** The questions that are asked given these answers, whether answered or not. */
export const questionsFor = <Question extends AskedQuestion>(
  questions: readonly Question[],
  answers: GuideAnswers,
): Question[] =>
  questions.filter(({ when }) => !when || fitOf([when], answers, questions) !== 'out');

/** The next question without an answer; undefined at the end. */
export const nextQuestion = <Question extends AskedQuestion>(
  questions: readonly Question[],
  answers: GuideAnswers,
): Question | undefined =>
  questionsFor(questions, answers).find(({ id }) => answers[id] === undefined);

/** What is known about one regulator after the answers so far. */
export function regulatorState(
  regulator: string,
  rows: readonly DecisionRow[],
  answers: GuideAnswers,
  questions: readonly AskedQuestion[],
): RegulatorState {
  const own = rows
    .filter((row) => row.regulator === regulator)
    .map(({ strength, when }) => ({ strength, fit: fitOf(when, answers, questions) }));
  const fitting = own.filter(({ fit }) => fit === 'fits');
  if (fitting.some(({ strength }) => strength === 'likely')) return 'likely';
  if (fitting.length > 0) return 'possible';
  return own.some(({ fit }) => fit === 'open') ? 'open' : 'out';
}

/** Why a regulator is where it is: the row that fits, or the question whose answer left it no row. */
export type StateReason = { row: number } | { question: string };

/**
 * The reason for what is known about a regulator.
 * @returns the index of the first row that fits and is strong enough for the state, or the first question, in the
 * order in which they are asked, after whose answer no row was left; undefined while a row may still fit
 */
export function reasonFor(
  regulator: string,
  rows: readonly DecisionRow[],
  answers: GuideAnswers,
  questions: readonly AskedQuestion[],
): StateReason | undefined {
  const state = regulatorState(regulator, rows, answers, questions);
  if (state === 'open') return undefined;
  if (state !== 'out') {
    const row = rows.findIndex(
      ({ regulator: own, strength, when }) =>
        own === regulator && strength === state && fitOf(when, answers, questions) === 'fits',
    );
    return { row };
  }
  let given: GuideAnswers = {};
  for (const { id } of questionsFor(questions, answers)) {
    given = { ...given, [id]: answers[id] ?? '' };
    if (regulatorState(regulator, rows, given, questions) === 'out') return { question: id };
  }
  return undefined;
}

/**
 * The answers as a word of the address, in the order of the questions: `share-dubai-nobody`. The word ends
 * before the first question without an answer.
 */
export function writeAnswers(questions: readonly AskedQuestion[], answers: GuideAnswers): string {
  const asked = questionsFor(questions, answers).map(({ id }) => answers[id]);
  const end = asked.indexOf(undefined);
  return asked.slice(0, end < 0 ? asked.length : end).join('-');
}

/**
 * Reads answers from an address, which anybody may have typed.
 * @returns undefined if a word is not an answer to its question
 */
export function readAnswers(
  questions: readonly AskedQuestion[],
  word: string,
): GuideAnswers | undefined {
  const answers: Record<string, string> = {};
  for (const id of word === '' ? [] : word.split('-')) {
    const question = nextQuestion(questions, answers);
    if (!question?.options.some((option) => option.id === id)) return undefined;
    answers[question.id] = id;
  }
  return answers;
}

/** The answers without those whose question is not asked any more because another answer changed. */
export const stillAsked = (
  questions: readonly AskedQuestion[],
  answers: GuideAnswers,
): GuideAnswers =>
  Object.fromEntries(
    questionsFor(questions, answers).flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );

/** The answers without one of them, so that its question is asked again. */
export const without = (answers: GuideAnswers, question: string): GuideAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question));

/** The answers without the last one before the next question. */
export function withoutLast(
  questions: readonly AskedQuestion[],
  answers: GuideAnswers,
): GuideAnswers {
  const asked = questionsFor(questions, answers);
  const at = asked.findIndex(({ id }) => answers[id] === undefined);
  const last = asked[(at < 0 ? asked.length : at) - 1];
  return last ? without(answers, last.id) : answers;
}
