import { formatDay } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import type { BlueprintRules } from '../../../schemas/blueprint/blueprint-rules.ts';
import { BOUNDS } from '../../../schemas/blueprint/choices.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { focusWrong } from '../../../ui/Field/focus-wrong.ts';
import { NumberField, type NumberFieldProps } from '../../../ui/NumberField/NumberField.tsx';
import { formatDollars } from '../format-dollars.ts';
import type { Asked } from '../parts.ts';
import styles from './AnswerForm.module.css';
import { AnswerStep } from './AnswerStep.tsx';
import { CalendarFields } from './CalendarFields.tsx';
import { SelectField } from './SelectField.tsx';
import { Ticks } from './Ticks.tsx';

export interface AnswerFormProps extends Asked {
  /** Kinds of asset with their names. */
  assets: [id: string, name: string][];
  labels: BlueprintRules['labels'];
  numbers: NumberFieldProps['errors'];
  /** Language and region, such as en-AE. */
  locale: string;
  /** Whether the answers are those of the worked example. */
  isExample: boolean;
  /** Called when the visitor wants to see the proposal. */
  onShow: () => void;
}

/** The questions that are answered in dollars. */
const isAmount = (name: keyof typeof BOUNDS) => name === 'size' || name === 'minimum';

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries(labels) as [Value, string][];

const join = (parts: string[]) => parts.join(' · ');

const nameOf = (assets: AnswerFormProps['assets'], asset: string) =>
  assets.find(([id]) => id === asset)?.[1] ?? asset;

/** The questions in steps. Every answer counts at once; a number counts when its field is left. */
export function AnswerForm(props: AnswerFormProps) {
  const { answers, assets, labels, numbers, messages, locale, isExample, onChange, onShow } = props;
  const { legends, labels: names, hints, errors } = messages;
  const number = (name: keyof typeof BOUNDS) => (
    <NumberField
      key={name}
      id={`plan-${name}`}
      name={name}
      label={names[name]}
      hint={hints[name]}
      value={answers[name]}
      bounds={BOUNDS[name]}
      currency={isAmount(name) ? 'USD' : undefined}
      errors={numbers}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const choice = (name: 'issuer' | 'liquidity', options: [string, string][]) => (
    <SelectField
      name={name}
      label={names[name]}
      value={answers[name]}
      options={options}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <form
      className={styles.form}
      data-theme="dusk"
      aria-labelledby="answers-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusWrong(event.currentTarget)) onShow();
      }}
    >
      <header className={styles.head}>
        <h3 id="answers-title">{messages.title}</h3>
        {isExample && <p>{messages.note}</p>}
      </header>
      <div className={styles.steps}>
        <AnswerStep
          title={legends.asset}
          said={join([
            nameOf(assets, answers.asset),
            formatDollars(answers.size, locale),
            labels.issuer[answers.issuer],
          ])}
          open
        >
          <SelectField
            name="asset"
            label={names.asset}
            value={answers.asset}
            options={assets}
            onChange={(asset) => onChange({ asset })}
          />
          {choice('issuer', optionsOf(labels.issuer))}
          {number('size')}
        </AnswerStep>
        <AnswerStep
          title={legends.holders}
          said={join([
            formatNumber(answers.holders, undefined, locale),
            labels.liquidity[answers.liquidity],
          ])}
        >
          {number('holders')}
          {number('minimum')}
          {choice('liquidity', optionsOf(labels.liquidity))}
        </AnswerStep>
        <AnswerStep
          title={legends.people}
          said={join(answers.investors.map((place) => labels.investors[place]))}
        >
          <Ticks
            name="investors[]"
            options={optionsOf(labels.investors)}
            chosen={answers.investors}
            error={answers.investors.length === 0 ? errors.investors : undefined}
            onChange={(investors) => onChange({ investors })}
          />
        </AnswerStep>
        <AnswerStep
          title={names.systems}
          said={join(answers.systems.map((system) => labels.systems[system]))}
        >
          <Ticks
            name="systems[]"
            options={optionsOf(labels.systems)}
            chosen={answers.systems}
            onChange={(systems) => onChange({ systems })}
          />
          {number('shared')}
        </AnswerStep>
        <AnswerStep title={legends.calendar} said={formatDay(answers.start, locale)}>
          <CalendarFields answers={answers} messages={messages} onChange={onChange}>
            {number('wait')}
          </CalendarFields>
        </AnswerStep>
      </div>
      <div className={styles.show}>
        <Button>{messages.show}</Button>
      </div>
    </form>
  );
}
