import { part } from '../../runtime/elements/part.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { HeroVideoParts } from './HeroVideo.client.ts';
import styles from './HeroVideo.module.css';

export interface VideoFile {
  /** For phones and tablets. */
  small: string;
  /** For wide screens. */
  wide: string;
  /** MIME type with codecs, so that a browser can choose without fetching. */
  type: string;
}

export interface HeroVideoProps {
  /** The files, best format first. */
  files: VideoFile[];
  messages: Messages;
}

/**
 * The muted video loop over the hero's picture. HeroVideo.client.ts starts it after the page has become
 * interactive. Without scripts, and for visitors who save data or ask for less motion, the picture stays. The
 * button pauses the loop (WCAG 2.2.2). The script also chooses the wide files, because HTML checkers refuse the
 * `media` attribute of a source here.
 */
export function HeroVideo({ files, messages }: HeroVideoProps) {
  return (
    <hero-video
      className={styles.whole}
      play-label={messages.playVideo}
      pause-label={messages.pauseVideo}
      wide-files={files.map(({ wide }) => wide).join(' ')}
    >
      <video
        className={styles.video}
        {...part<HeroVideoParts>('video')}
        aria-hidden="true"
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
      >
        {files.map((file) => (
          <source key={file.small} src={file.small} type={file.type} />
        ))}
      </video>
      <button
        type="button"
        className={styles.toggle}
        {...part<HeroVideoParts>('toggle')}
        aria-label={messages.pauseVideo}
        hidden
      >
        <span className={styles.sign} />
      </button>
    </hero-video>
  );
}
