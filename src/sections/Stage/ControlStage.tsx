import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Ground } from '../../ui/Ground/Ground.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import code from '../../ui/Prose/Code.module.css';
import scroll from '../../ui/Prose/Scroll.module.css';
import behind from './Behind.module.css';
import styles from './ControlStage.module.css';
import { RuleCase } from './RuleCase.tsx';
import control from './RuleControl.module.css';
import { StageFigures } from './StageFigures.tsx';
import { linesOf, OPENING_TITLE, StageHead } from './StageHead.tsx';
import { StageLead } from './StageLead.tsx';
import { StageTitle } from './StageTitle.tsx';
import type { StageFormProps } from './stage-form.ts';

/**
 * For features: a rule as a control at the start side, with its cases and the code that decides. A case that is chosen
 * lights its lines; all of it is read without choosing.
 */
export function ControlStage({ hero, opening, messages }: StageFormProps) {
  const cases = linesOf(opening);
  const first = cases.findIndex(({ codeLines }) => codeLines);
  const list = (
    <dl>
      {cases.map((line, index) => (
        <RuleCase
          key={line.label}
          line={line}
          index={index}
          isFirst={index === first}
          opening={opening}
          messages={messages}
        />
      ))}
    </dl>
  );
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} priority className={behind.picture} />}
      <div className={`${behind.veil} ${styles.veil}`} />
      <div className={styles.text}>
        <StageTitle subtitle={hero.subtitle} title={hero.title} />
        <StageLead hero={hero} messages={messages} />
      </div>
      <section
        id="opening"
        className={`${styles.control} ${control.control}`}
        aria-labelledby={OPENING_TITLE}
      >
        <Ground className={control.ground} />
        <StageHead opening={opening} messages={messages} />
        {first >= 0 ? (
          <div role="radiogroup" aria-labelledby={OPENING_TITLE}>
            {list}
          </div>
        ) : (
          list
        )}
        {opening.code && (
          <figure className={control.code}>
            <scroll-area
              className={`${scroll.scroll} ${code.code}`}
              role="group"
              aria-label={messages.codeExample}
              tabIndex={0}
            >
              <pre>
                <code>
                  {opening.code.lines.map((line, at) => (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change places
                      key={at}
                      data-case={casesOf(cases, at + 1)}
                    >
                      {toJsxRuntime(line, { Fragment, jsx, jsxs })}
                      {'\n'}
                    </span>
                  ))}
                </code>
              </pre>
            </scroll-area>
            <figcaption className={control.caption}>
              {first >= 0 && `${messages.litLines} `}
              {opening.code.caption}
            </figcaption>
          </figure>
        )}
      </section>
      <div className={styles.figures}>
        <StageFigures items={hero.statistics} risk={hero.risk} form="block" messages={messages} />
      </div>
      <div className={styles.foot}>
        <Spring />
      </div>
    </>
  );
}

ControlStage.layout = styles.layout;

/** The cases that a line of code decides, as their indexes with spaces between; undefined for none. */
function casesOf(cases: { codeLines?: number[] | undefined }[], line: number): string | undefined {
  const deciding = cases.flatMap(({ codeLines }, index) =>
    codeLines?.includes(line) ? [index] : [],
  );
  return deciding.length > 0 ? deciding.join(' ') : undefined;
}
