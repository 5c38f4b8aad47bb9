import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { formatFigure } from '../../lib/format-figure.ts';
import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import { HeroDetail } from './HeroDetail.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import type { HeroDetailData, OfferHeroData } from './hero-detail.ts';
import styles from './OfferHero.module.css';

/** The light of each gradient; the primary one has none of its own. */
const GRADIENTS = { primary: '', accent: styles.accent, business: styles.business };

/** The parts of a first screen that a layout places. */
export type HeroLayout = Partial<
  Record<'hero' | 'picture' | 'pin' | 'head' | 'lead' | 'number', string>
>;

export interface OfferHeroProps {
  /** The classes of a `…Layout.module.css` of this folder: where the parts stand on a wide screen. */
  layout: HeroLayout;
  hero: OfferHeroData;
  heroDetail: HeroDetailData;
  /** What the weeks in the lead are: stated, or a target. */
  weeks?: FigureStatusName | undefined;
  /** Whether the page has a risk sentence, to which the detail leads. */
  hasRisk?: boolean | undefined;
  messages: Messages;
}

/** The first screen of an offer: one object, one number, one sentence (docs/site-rules.md#template). The rest opens. */
export function OfferHero({ layout, hero, heroDetail, weeks, hasRisk, messages }: OfferHeroProps) {
  const { number } = heroDetail;
  const classOf = (part: Exclude<keyof HeroLayout, 'pin'>) =>
    `${styles[part]} ${layout[part] ?? ''}`;
  return (
    <header className={`${classOf('hero')} ${GRADIENTS[hero.gradient]}`} data-theme="dusk">
      <div className={classOf('head')}>
        {hero.subtitle && <Badge kind="lead">{hero.subtitle}</Badge>}
        <h1 className={styles.title}>
          {hero.subtitle && <span className="visuallyHidden">{hero.subtitle}: </span>}
          {hero.title}
        </h1>
      </div>
      <div className={classOf('lead')}>
        <p className={styles.sentence}>
          {hero.description}
          {weeks && <FigureStatus status={weeks} messages={messages} />}
        </p>
        <Tags label={hero.title} items={hero.badges} />
        <Calls
          isOneButton
          primary={hero.primaryCall}
          secondary={hero.secondaryCall}
          newTabHint={messages.newTab}
        />
      </div>
      {hero.picture && (
        <HeroPicture
          picture={hero.picture}
          pins={heroDetail.pins ?? []}
          pinClass={layout.pin}
          className={`${classOf('picture')} ${shares.share}`}
        />
      )}
      <div className={classOf('number')}>
        {number && (
          <p className={styles.figure}>
            <strong className={styles.value}>
              {formatFigure(number.value, messages.language)}
            </strong>{' '}
            <span>
              {number.label}
              <FigureStatus status={number.status} messages={messages} />
            </span>
          </p>
        )}
        <HeroDetail
          detail={heroDetail}
          statistics={hero.statistics}
          hasRisk={hasRisk}
          messages={messages}
        />
      </div>
    </header>
  );
}
