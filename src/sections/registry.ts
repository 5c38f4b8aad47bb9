import type { ComponentProps, ComponentType } from 'react';
import { Brief } from './Brief/Brief.tsx';
import { CaseStudies } from './CaseStudies/CaseStudies.tsx';
import { Closing } from './Closing/Closing.tsx';
import { Consultation } from './Consultation/Consultation.tsx';
import { ContactCards } from './ContactCards/ContactCards.tsx';
import { ContactPanel } from './ContactPanel/ContactPanel.tsx';
import { Faq } from './Faq/Faq.tsx';
import { FeatureExplorer } from './FeatureExplorer/FeatureExplorer.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Metrics } from './Metrics/Metrics.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { ProblemSolution } from './ProblemSolution/ProblemSolution.tsx';
import { Process } from './Process/Process.tsx';
import { Reasons } from './Reasons/Reasons.tsx';
import { Related } from './Related/Related.tsx';
import { ServiceGrid } from './ServiceGrid/ServiceGrid.tsx';

/** Every band a page can be made of. A new section is added here and nowhere else. */
export const registry = {
  brief: Brief,
  caseStudies: CaseStudies,
  closing: Closing,
  consultation: Consultation,
  contactCards: ContactCards,
  contactPanel: ContactPanel,
  faq: Faq,
  features: FeatureExplorer,
  hero: Hero,
  metrics: Metrics,
  notFound: NotFound,
  problemSolution: ProblemSolution,
  process: Process,
  reasons: Reasons,
  related: Related,
  services: ServiceGrid,
} satisfies Record<string, ComponentType<never>>;

type Registry = typeof registry;

/** A band and its data; `words` is added by the page. Derived from the map, so both always agree. */
export type Section = {
  [Type in keyof Registry]: {
    type: Type;
    data: Omit<ComponentProps<Registry[Type]>, 'words' | 'children'>;
  };
}[keyof Registry];
