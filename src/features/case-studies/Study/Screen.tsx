import type { Words } from '../../../schemas/site/words.ts';
import type { Calculation } from '../../../schemas/studies/calculation.ts';
import type { StudyScreenContent } from '../../../schemas/studies/screens.ts';
import { ClearingScreen } from './ClearingScreen.tsx';
import { ListsScreen } from './ListsScreen.tsx';
import { SerialsScreen } from './SerialsScreen.tsx';
import styles from './Study.module.css';
import { TransfersScreen } from './TransfersScreen.tsx';

export interface ScreenProps {
  screen: StudyScreenContent;
  /** The calculation of the study, from which the transfers are drawn. */
  calculation: Calculation;
  words: Words;
}

/** The screen of a study, of its own kind. */
export function Screen({ screen, calculation, words }: ScreenProps) {
  if (screen.kind === 'transfers')
    return <TransfersScreen {...screen} calculation={calculation} words={words} />;
  return (
    <div className={styles.screen}>
      {screen.kind === 'lists' && <ListsScreen {...screen} words={words} />}
      {screen.kind === 'clearing' && <ClearingScreen {...screen} words={words} />}
      {screen.kind === 'serials' && <SerialsScreen {...screen} words={words} />}
    </div>
  );
}
