import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  AnswerForm,
  type AnswerFormProps,
} from '../../features/blueprint/AnswerForm/AnswerForm.tsx';
import { fromSearch, toSearch } from '../../features/blueprint/address.ts';
import { BlueprintProposal } from '../../features/blueprint/BlueprintProposal/BlueprintProposal.tsx';
import { makeBlueprint } from '../../features/blueprint/blueprint.ts';
import { Exports } from '../../features/blueprint/Exports/Exports.tsx';
import { changedFields } from '../../features/blueprint/form-values.ts';
import { saySummary, sayVerdict } from '../../features/blueprint/say.ts';
import { useRules } from '../../features/blueprint/use-rules.ts';
import type { Answers } from '../../schemas/blueprint-answers.ts';
import { AddressNotice } from './AddressNotice.tsx';
import styles from './Blueprint.module.css';
import { RulesNotice } from './RulesNotice.tsx';

export interface BlueprintToolProps extends Pick<AnswerFormProps, 'labels' | 'words' | 'assets'> {
  example: Answers;
  locale: string;
  brand: string;
  /** The worked example, which stands until an answer is changed. */
  children?: ReactNode;
}

/** Leads to the proposal: what is read next begins there. */
function showProposal(): void {
  const proposal = document.getElementById('proposal');
  proposal?.scrollIntoView();
  proposal?.focus({ preventScroll: true });
}

/** A first day that has not passed: the example's, or today's. */
const notPast = (day: string, today: string) => (day < today ? today : day);

/** Questions above, proposal below. The answers are kept in the address and nowhere else. */
export function BlueprintTool(props: BlueprintToolProps) {
  const { example, assets, words, labels, locale, brand, children } = props;
  const [answers, setAnswers] = useState<Answers>();
  const [broken, setBroken] = useState<string[]>();
  const root = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const { file, state, fetchRules } = useRules();

  const change = useCallback(
    (changed: Partial<Answers>) => {
      const today = new Date().toISOString().slice(0, 10);
      setBroken(undefined);
      setAnswers((before) => ({
        ...(before ?? { ...example, start: notPast(example.start, today) }),
        ...changed,
      }));
      fetchRules();
    },
    [example, fetchRules],
  );

  useEffect(() => {
    const names = assets.map(([id]) => id);
    const addressed = fromSearch(location.search, names);
    if (addressed.state === 'broken') setBroken(addressed.names);
    if (addressed.state === 'read') setAnswers(addressed.answers);
    const form = root.current?.querySelector('form');
    const typed = form && addressed.state === 'none' ? changedFields(form, example) : {};
    if (Object.keys(typed).length > 0) change(typed);
    // By now somebody has turned to the tool.
    fetchRules();
  }, [assets, example, change, fetchRules]);

  const isComplete = answers && answers.investors.length > 0;
  const search = isComplete && !broken ? `?${toSearch(answers)}` : '';
  useEffect(() => {
    if (search && search !== location.search)
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, [search]);

  const blueprint = useMemo(
    () => (file && isComplete ? makeBlueprint(file.data, answers) : undefined),
    [file, isComplete, answers],
  );
  const begin = () => {
    history.replaceState(history.state, '', location.pathname);
    setBroken(undefined);
    setAnswers(undefined);
    setRound(round + 1);
  };
  const shared = file && { rules: file.data.rules, words: file.words, locale };

  return (
    <div ref={root} className={styles.tool}>
      {broken && <AddressNotice names={broken} words={words} onBegin={begin} />}
      <AnswerForm
        // A fresh start empties what was typed and not taken.
        key={round}
        answers={answers ?? example}
        assets={assets}
        labels={labels}
        words={words}
        isExample={!answers}
        onChange={change}
        onShow={showProposal}
      />
      {answers && <RulesNotice state={state} words={words} onRetry={fetchRules} />}
      <p role="status" className="visuallyHidden">
        {blueprint &&
          file &&
          `${saySummary(blueprint, file.words, locale)} ${sayVerdict(blueprint, file.words)}`}
      </p>
      {blueprint && file && shared ? (
        <>
          <BlueprintProposal blueprint={blueprint} pages={file.pages} {...shared} />
          <Exports
            blueprint={blueprint}
            brand={brand}
            url={`${location.origin}${location.pathname}${search}`}
            {...shared}
          />
        </>
      ) : (
        children
      )}
    </div>
  );
}
