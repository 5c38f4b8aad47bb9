import type { ChannelCardContent } from '../../schemas/cards.ts';
import type { Words } from '../../schemas/words.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ContactPanel.module.css';

export type ChannelCardProps = ChannelCardContent & { words: Words };

/** One more way to talk, with what to expect from it. */
export function ChannelCard({ title, icon, description, call, words }: ChannelCardProps) {
  return (
    <article className={styles.channel}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <h3 className={styles.channelTitle}>{title}</h3>
        <p className={styles.channelText}>{description}</p>
        <Link className={styles.channelLink} href={call.href} newTabHint={words.newTab}>
          {call.text}
        </Link>
      </div>
    </article>
  );
}
