import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import type {
  BlueprintForm,
  BlueprintMessages,
} from '../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintRules } from '../../schemas/blueprint/blueprint-rules.ts';
import type { BlueprintResult } from './blueprint.ts';
import type { BlueprintFile } from './data.ts';

/** A proposal, and what is needed to show it. */
export interface ShownPlan {
  blueprint: BlueprintResult;
  /** Labels and kinds of asset that lines quote. */
  rules: Pick<BlueprintRules, 'labels' | 'assets'>;
  messages: BlueprintMessages;
  /** Language and region, such as en-AE. */
  locale: string;
}

/** A plan that can be saved or sent. */
export interface TakenPlan extends ShownPlan {
  brand: string;
  /** Address of this plan. */
  url: string;
}

/** What lines of the proposal need besides their own data: names of pages, by address. */
export interface AroundLines {
  pages: BlueprintFile['pages'];
}

/** What bars need besides the plan. */
export interface AroundBars {
  messages: BlueprintMessages['gantt'];
  /** Language and region, such as en-AE. */
  locale: string;
}

/** The props that all fields of the form share. */
export interface Asked {
  answers: Answers;
  messages: BlueprintForm;
  /** Called with the answers that changed. */
  onChange: (changed: Partial<Answers>) => void;
}
