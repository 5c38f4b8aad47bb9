import type { PlaygroundContent } from '../../schemas/playground/transfer-playground.ts';
import type { Says } from './show/sentences.ts';
import type { Content, Play } from './use-playground.ts';
import type { Action } from './world/actions.ts';
import type { Shown } from './world/session.ts';
import type { ChainView } from './world/view.ts';

/** Props of the components that play scenarios. */
export interface PlayProps {
  content: Content;
  play: Play;
}

/** Props of the components that change rules or act for the issuer. */
export interface ControlsProps {
  content: Says;
  view: ChainView;
  /** What was done last. */
  shown: Shown | undefined;
  act: (action: Action) => void;
}

/** Messages for engineers. */
export type EngineerMessages = PlaygroundContent['messages']['engineer'];
