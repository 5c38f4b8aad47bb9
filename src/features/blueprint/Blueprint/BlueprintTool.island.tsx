import { type ReactNode, useMemo, useRef } from 'react';
import type { Answers } from '../../../schemas/blueprint/blueprint-answers.ts';
import { AnswerForm, type AnswerFormProps } from '../AnswerForm/AnswerForm.tsx';
import { BlueprintProposal } from '../BlueprintProposal/BlueprintProposal.tsx';
import { makeBlueprint } from '../blueprint.ts';
import { Exports } from '../Exports/Exports.tsx';
import { saySummary, sayVerdict } from '../say.ts';
import { useAnswers } from '../use-answers.ts';
import { useRules } from '../use-rules.ts';
import { AddressNotice } from './AddressNotice.tsx';
import styles from './Blueprint.module.css';
import { RulesNotice } from './RulesNotice.tsx';

export interface BlueprintToolProps
  extends Pick<AnswerFormProps, 'labels' | 'numbers' | 'messages' | 'assets'> {
  example: Answers;
  locale: string;
  brand: string;
  /** The worked example, which is shown until an answer is changed. */
  children?: ReactNode;
}

/** Scrolls to the proposal and moves the focus there, where reading goes on. */
function showProposal(): void {
  const proposal = document.getElementById('proposal');
  proposal?.scrollIntoView();
  proposal?.focus({ preventScroll: true });
}

/** The questions, and beside or below them the proposal that the answers result in. */
export function BlueprintTool(props: BlueprintToolProps) {
  const { example, assets, messages, labels, numbers, locale, brand, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const { file, state, fetchRules } = useRules();
  const { answers, complete, broken, search, round, change, begin } = useAnswers(
    example,
    assets,
    root,
    fetchRules,
  );
  const blueprint = useMemo(
    () => (file && complete ? makeBlueprint(file.data, complete) : undefined),
    [file, complete],
  );
  const plan = file &&
    blueprint && {
      blueprint,
      rules: file.data.rules,
      messages: file.messages,
      locale,
      url: `${location.origin}${location.pathname}${search}`,
    };

  return (
    <div ref={root} className={styles.tool}>
      {broken && <AddressNotice names={broken} messages={messages} onBegin={begin} />}
      <div className={styles.answers}>
        <AnswerForm
          key={round}
          answers={answers ?? example}
          assets={assets}
          labels={labels}
          numbers={numbers}
          messages={messages}
          locale={locale}
          isExample={!answers}
          onChange={change}
          onShow={showProposal}
        />
      </div>
      <div className={styles.plan}>
        {answers && <RulesNotice state={state} messages={messages} onRetry={fetchRules} />}
        <p role="status" className="visuallyHidden">
          {plan &&
            `${saySummary(plan.blueprint, plan.messages, locale)} ${sayVerdict(plan.blueprint, plan.messages)}`}
        </p>
        {file && plan ? (
          <>
            <BlueprintProposal pages={file.pages} questions={messages.labels} {...plan} />
            <Exports brand={brand} {...plan} />
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
