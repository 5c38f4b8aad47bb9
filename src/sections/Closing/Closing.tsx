import type { ClosingContent } from '../../schemas/offer/closing.ts';
import type { SocialLink } from '../../schemas/pages/cards.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import piece from '../../ui/Channel/Piece.module.css';
import { Link } from '../../ui/Link/Link.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { PictureLinks, type PictureLinksProps } from '../../ui/PictureLinks/PictureLinks.tsx';
import channel from './ButtonsChannel.module.css';
import styles from './Closing.module.css';
import beside from './ClosingBeside.module.css';
import ground from './ClosingGround.module.css';

export interface ClosingProps extends Omit<ClosingContent, 'social'> {
  picture?: PictureData | undefined;
  /** Social links, each in a new tab; empty for none. */
  social: SocialLink[];
  /** Pages to read next; they stand beside the call where there is room. */
  related?: Pick<PictureLinksProps, 'title' | 'items'> | undefined;
  messages: Messages;
}

/** The last section: a claim, a sentence and where to go next. */
export function Closing(props: ClosingProps) {
  const { title, intro, calls, picture, social, related, messages } = props;
  return (
    <section className={styles.closing} data-theme="dusk" aria-labelledby="closing-title">
      {picture && (
        <>
          <Picture picture={picture} className={ground.picture} />
          <div className={ground.veil} />
        </>
      )}
      <div className={related ? `${styles.inner} ${beside.inner}` : styles.inner}>
        <h2 id="closing-title" className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div className={`${styles.calls} ${channel.calls}`}>
          <i
            className={`${piece.piece} ${piece.downOn} ${piece.on} ${channel.branch}`}
            aria-hidden="true"
          />
          {calls.map((call, index) => (
            <Button
              key={call.text}
              kind={index === 0 ? 'primary' : 'outline'}
              href={call.href}
              newTabHint={messages.newTab}
            >
              {call.text}
            </Button>
          ))}
          <i className={`${piece.piece} ${piece.straight} ${channel.fall}`} aria-hidden="true" />
          <i
            className={`${piece.piece} ${piece.downBack} ${piece.back} ${channel.across}`}
            aria-hidden="true"
          />
          <i className={`${piece.piece} ${piece.backDown} ${channel.leave}`} aria-hidden="true" />
        </div>
        {social.length > 0 && (
          <ul className={styles.social} aria-label={messages.social}>
            {social.map(({ id, url, label }) => (
              <li key={id}>
                <Link href={url} newTabHint={messages.newTab}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {related && (
          <section className={beside.related} aria-labelledby="related-title">
            <PictureLinks id="related-title" {...related} />
          </section>
        )}
      </div>
    </section>
  );
}

Closing.channel = { end: 'last' } satisfies ChannelPath;
