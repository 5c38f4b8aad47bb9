import type { Messages } from '../../../schemas/site/messages.ts';
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
  messages: Messages;
}

/** The screen of a study, of its own kind. */
export function Screen({ screen, calculation, messages }: ScreenProps) {
  if (screen.kind === 'transfers')
    return <TransfersScreen {...screen} calculation={calculation} messages={messages} />;
  return (
    <div className={styles.screen}>
      {screen.kind === 'lists' && <ListsScreen {...screen} messages={messages} />}
      {screen.kind === 'clearing' && <ClearingScreen {...screen} messages={messages} />}
      {screen.kind === 'serials' && <SerialsScreen {...screen} messages={messages} />}
    </div>
  );
}
