import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Ground } from '../../ui/Ground/Ground.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import code from '../../ui/Prose/Code.module.css';
import scroll from '../../ui/Prose/Scroll.module.css';
import behind from './Behind.module.css';
import styles from './HeroControl.module.css';
import { HeroFigures } from './HeroFigures.tsx';
import { HERO_DETAIL_TITLE, HeroHead, linesOf } from './HeroHead.tsx';
import { HeroLead } from './HeroLead.tsx';
import { HeroTitle } from './HeroTitle.tsx';
import type { HeroVariantProps } from './hero-variant.ts';
import { RuleCase } from './RuleCase.tsx';
import control from './RuleControl.module.css';

/**
 * For features: a rule as a control at the start side, with its cases and the code that decides. A case that is chosen
 * lights its lines; all of it is read without choosing.
 */
export function HeroControl({ hero, heroDetail, messages }: HeroVariantProps) {
  const cases = linesOf(heroDetail);
  const first = cases.findIndex(({ codeLines }) => codeLines);
  const list = (
    <dl>
      {cases.map((line, index) => (
        <RuleCase
          key={line.label}
          line={line}
          index={index}
          isFirst={index === first}
          heroDetail={heroDetail}
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
        <HeroTitle subtitle={hero.subtitle} title={hero.title} />
        <HeroLead hero={hero} messages={messages} />
      </div>
      <section
        id="hero-detail"
        className={`${styles.control} ${control.control}`}
        aria-labelledby={HERO_DETAIL_TITLE}
      >
        <Ground className={control.ground} />
        <HeroHead heroDetail={heroDetail} messages={messages} />
        {first >= 0 ? (
          <div role="radiogroup" aria-labelledby={HERO_DETAIL_TITLE}>
            {list}
          </div>
        ) : (
          list
        )}
        {heroDetail.code && (
          <figure className={control.code}>
            <scroll-area
              className={`${scroll.scroll} ${code.code}`}
              role="group"
              aria-label={messages.codeExample}
              tabIndex={0}
            >
              <pre>
                <code>
                  {heroDetail.code.lines.map((line, at) => (
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
              {heroDetail.code.caption}
            </figcaption>
          </figure>
        )}
      </section>
      <div className={styles.figures}>
        <HeroFigures items={hero.statistics} risk={hero.risk} form="block" messages={messages} />
      </div>
      <div className={styles.foot}>
        <Spring />
      </div>
    </>
  );
}

HeroControl.layout = styles.layout;

/** The cases that a line of code decides, as their indexes with spaces between; undefined for none. */
function casesOf(cases: { codeLines?: number[] | undefined }[], line: number): string | undefined {
  const deciding = cases.flatMap(({ codeLines }, index) =>
    codeLines?.includes(line) ? [index] : [],
  );
  return deciding.length > 0 ? deciding.join(' ') : undefined;
}
