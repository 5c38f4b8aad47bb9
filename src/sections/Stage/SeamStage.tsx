import { formatFigure } from '../../lib/format-figure.ts';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { LineStatus } from './LineStatus.tsx';
import styles from './SeamStage.module.css';
import { StageFigures } from './StageFigures.tsx';
import { OPENING_TITLE, StageHead } from './StageHead.tsx';
import { StageTitle } from './StageTitle.tsx';
import stream from './Stream.module.css';
import type { StageFormProps } from './stage-form.ts';

/**
 * For services: the words on plaster, and over the relief one stream from the paper that begins the work, through the work
 * with its code, to the stone that the client keeps.
 */
export function SeamStage({ hero, opening, words }: StageFormProps) {
  const { lines, result, code } = opening;
  const figureOf = (line: (typeof lines)[number]) =>
    line.value && (
      <p className={stream.value}>
        {formatFigure(line.value, words.language)}{' '}
        <LineStatus line={line} opening={opening} words={words} />
      </p>
    );
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} priority className={styles.picture} />}
      <div className={styles.veil} />
      <div className={styles.seam}>
        <div className={styles.start} data-mood="plaster-2">
          <div className={styles.text}>
            <StageTitle subtitle={hero.subtitle} title={hero.title} />
            <p className={styles.lead}>{hero.description}</p>
            <Calls
              primary={hero.primaryCall}
              secondary={hero.secondaryCall}
              newTabHint={words.newTab}
            />
          </div>
          <div className={styles.strip}>
            <Spring />
            <div className={styles.figures}>
              <StageFigures items={hero.statistics} risk={hero.risk} form="block" words={words} />
            </div>
          </div>
        </div>
        <section id="opening" className={styles.end} aria-labelledby={OPENING_TITLE}>
          <StageHead opening={opening} words={words} />
          <ol className={stream.stream}>
            {lines.map((line, index) => (
              <li key={line.label} className={stream.line}>
                <h3 className={stream.label}>{line.label}</h3>
                {line.text && <p className={stream.text}>{line.text}</p>}
                {figureOf(line)}
                {code && index === 1 && (
                  <figure className={stream.code}>
                    <Prose
                      tree={code.tree}
                      words={{ table: words.table, code: words.codeExample }}
                    />
                    <figcaption>{code.caption}</figcaption>
                  </figure>
                )}
              </li>
            ))}
          </ol>
          {result && (
            <div className={stream.result}>
              <h3 className={stream.label}>{result.label}</h3>
              {figureOf(result)}
              {result.text && <p className={stream.text}>{result.text}</p>}
            </div>
          )}
        </section>
      </div>
    </>
  );
}
