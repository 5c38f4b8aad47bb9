import type { ComponentProps, ComponentType } from 'react';
import { Booking } from '../features/booking/Booking/Booking.tsx';
import { ContactPanel } from '../features/messages/ContactPanel/ContactPanel.tsx';
import { Newsletter } from '../features/messages/Newsletter/Newsletter.tsx';
import { SearchPage } from '../features/search/SearchPage/SearchPage.tsx';
import { ArticleList } from './ArticleList/ArticleList.tsx';
import { Brief } from './Brief/Brief.tsx';
import { CaseStudies } from './CaseStudies/CaseStudies.tsx';
import { Closing } from './Closing/Closing.tsx';
import { Consultation } from './Consultation/Consultation.tsx';
import { ContactCards } from './ContactCards/ContactCards.tsx';
import { Downloads } from './Downloads/Downloads.tsx';
import { Faq } from './Faq/Faq.tsx';
import { FeatureExplorer } from './FeatureExplorer/FeatureExplorer.tsx';
import { Help } from './Help/Help.tsx';
import { Hero } from './Hero/Hero.tsx';
import { IndustryGrid } from './IndustryGrid/IndustryGrid.tsx';
import { Library } from './Library/Library.tsx';
import { Metrics } from './Metrics/Metrics.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { ProblemSolution } from './ProblemSolution/ProblemSolution.tsx';
import { Process } from './Process/Process.tsx';
import { Projects } from './Projects/Projects.tsx';
import { QuickLinks } from './QuickLinks/QuickLinks.tsx';
import { Reading } from './Reading/Reading.tsx';
import { Reasons } from './Reasons/Reasons.tsx';
import { Related } from './Related/Related.tsx';
import { ServiceGrid } from './ServiceGrid/ServiceGrid.tsx';
import { Shelf } from './Shelf/Shelf.tsx';
import { Story } from './Story/Story.tsx';
import { Studies } from './Studies/Studies.tsx';
import { Team } from './Team/Team.tsx';
import { Technology } from './Technology/Technology.tsx';

/** Every band a page can be made of. A new section is added here and nowhere else. */
export const registry = {
  articleList: ArticleList,
  booking: Booking,
  brief: Brief,
  caseStudies: CaseStudies,
  closing: Closing,
  consultation: Consultation,
  contactCards: ContactCards,
  contactPanel: ContactPanel,
  downloads: Downloads,
  faq: Faq,
  features: FeatureExplorer,
  help: Help,
  hero: Hero,
  industryGrid: IndustryGrid,
  library: Library,
  metrics: Metrics,
  newsletter: Newsletter,
  notFound: NotFound,
  problemSolution: ProblemSolution,
  process: Process,
  projects: Projects,
  quickLinks: QuickLinks,
  reading: Reading,
  reasons: Reasons,
  related: Related,
  searchPage: SearchPage,
  services: ServiceGrid,
  shelf: Shelf,
  story: Story,
  studies: Studies,
  team: Team,
  technology: Technology,
} satisfies Record<string, ComponentType<never>>;

type Registry = typeof registry;

/** Bands with a part that wakes when a visitor turns to it (layouts/Island.astro). */
export const WITH_ISLAND: (keyof Registry)[] = [
  'booking',
  'contactPanel',
  'features',
  'newsletter',
];

/** A band and its data; `words` is added by the page. Derived from the map, so both always agree. */
export type Section = {
  [Type in keyof Registry]: {
    type: Type;
    data: Omit<ComponentProps<Registry[Type]>, 'words' | 'children'>;
  };
}[keyof Registry];
