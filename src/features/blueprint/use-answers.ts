import { type RefObject, useCallback, useEffect, useState } from 'react';
import { replaceAddress } from '../../runtime/browser/replace-address.ts';
import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import { fromSearch, toSearch } from './address.ts';
import { changedFields } from './form-values.ts';

/** A first day that has not passed: the example's, or today's. */
const notPast = (day: string, today: string) => (day < today ? today : day);

/**
 * The answers of a visitor. They are kept in the address and nowhere else.
 * @param example the answers of the worked example, with which a visitor begins
 * @param assets the kinds of asset
 * @param root contains the form, in which a visitor may have changed fields before the script arrived
 * @param onUse called when the visitor arrives at the tool, and when an answer changes
 */
export function useAnswers(
  example: Answers,
  assets: [id: string, name: string][],
  root: RefObject<HTMLElement | null>,
  onUse: () => void,
) {
  const [answers, setAnswers] = useState<Answers>();
  const [broken, setBroken] = useState<string[]>();
  const [round, setRound] = useState(0);

  const change = useCallback(
    (changed: Partial<Answers>) => {
      const today = new Date().toISOString().slice(0, 10);
      setBroken(undefined);
      setAnswers((before) => ({
        ...(before ?? { ...example, start: notPast(example.start, today) }),
        ...changed,
      }));
      onUse();
    },
    [example, onUse],
  );

  useEffect(() => {
    const names = assets.map(([id]) => id);
    const addressed = fromSearch(location.search, names);
    if (addressed.state === 'broken') setBroken(addressed.names);
    if (addressed.state === 'read') setAnswers(addressed.answers);
    const form = root.current?.querySelector('form');
    const typed = form && addressed.state === 'none' ? changedFields(form, example) : {};
    if (Object.keys(typed).length > 0) change(typed);
    onUse();
  }, [assets, example, root, change, onUse]);

  const isComplete = answers !== undefined && answers.investors.length > 0;
  const search = isComplete && !broken ? `?${toSearch(answers)}` : '';
  useEffect(() => {
    if (search && search !== location.search)
      replaceAddress(`${location.pathname}${search}${location.hash}`);
  }, [search]);

  return {
    /** Undefined as long as the example stands unchanged. */
    answers,
    /** The same, once every question has an answer. */
    complete: isComplete ? answers : undefined,
    /** The names of what the address got wrong. */
    broken,
    /** The answers as the query of an address; empty where they are incomplete. */
    search,
    /** A number that changes with each fresh start, to empty the fields. */
    round,
    change,
    begin: () => {
      replaceAddress(location.pathname);
      setBroken(undefined);
      setAnswers(undefined);
      setRound(round + 1);
    },
  };
}
