import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './Anatomy.module.css';
import around from './AnatomyAround.module.css';
import { Leaders } from './Leaders.tsx';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** How many callouts fit around a picture; if there are more, they become a list below it. */
const CALLOUTS = 4;

/** For solutions: a close view of the asset with callouts that point at its parts. */
export function Anatomy({ transition, closeUp, ...pairs }: Parts) {
  const count = pairs.problems.length;
  const places = count > CALLOUTS ? [] : (closeUp?.places.slice(0, count) ?? []);
  const form = places.length < count ? '' : count > 2 ? around.four : around.two;
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <div className={styles.anatomy}>
        <div className={form}>
          {closeUp && (
            <div className={styles.stage}>
              <Picture picture={closeUp.picture} className={styles.picture} />
              <Leaders places={places} />
            </div>
          )}
          <Pairs
            {...pairs}
            className={styles.callouts}
            pair={styles.callout}
            label={pairs.words.today}
          />
        </div>
      </div>
    </>
  );
}
