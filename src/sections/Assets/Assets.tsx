import type { AssetsContent } from '../../schemas/pages/home-parts.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Assets.module.css';
import { AssetTile, type AssetTileProps } from './AssetTile.tsx';
import wall from './Wall.module.css';

export interface AssetsProps extends Omit<AssetsContent, 'items'> {
  items: Omit<AssetTileProps, 'messages' | 'phrases'>[];
  messages: Messages;
}

/** Number of tiles on either side of the channel. */
const HALF = 6;

/** The wall of assets: two halves of tiles of unequal size, each leading to its offer. */
export function Assets({ title, intro, minimum, open, risk, items, messages }: AssetsProps) {
  return (
    <Section id="assets" theme="dusk" labelledBy="assets-title">
      <div className={styles.head}>
        <h2 id="assets-title">{title}</h2>
        <div className={styles.beside}>
          {intro && <p className={styles.intro}>{intro}</p>}
          <p className={styles.risk}>{risk}</p>
        </div>
      </div>
      <div className={wall.wall}>
        {[items.slice(0, HALF), items.slice(HALF)].map((half) => (
          <ul key={half[0]?.name} className={wall.half}>
            {half.map((item) => (
              <AssetTile
                key={item.name}
                {...item}
                phrases={{ minimum, open }}
                messages={messages}
              />
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}

Assets.channel = { through: 6 } satisfies ChannelPath;
