import type { ComponentProps, FunctionComponent } from 'react';
import BlueprintIsland from '../features/blueprint/Blueprint/Blueprint.astro';
import { Blueprint } from '../features/blueprint/Blueprint/Blueprint.tsx';
import { BookedSession } from '../features/booking/BookedSession/BookedSession.tsx';
import BookingIsland from '../features/booking/Booking/Booking.astro';
import { Booking } from '../features/booking/Booking/Booking.tsx';
import { FreeTimes } from '../features/booking/FreeTimes/FreeTimes.tsx';
import { CaseStudies } from '../features/case-studies/CaseStudies/CaseStudies.tsx';
import { Studies } from '../features/case-studies/Studies/Studies.tsx';
import { HowItWorks } from '../features/diagram/HowItWorks/HowItWorks.tsx';
import { DocumentCheck } from '../features/document-check/DocumentCheck/DocumentCheck.tsx';
import { Fingerprints } from '../features/document-check/Fingerprints/Fingerprints.tsx';
import { PublishedFiles } from '../features/document-check/PublishedFiles/PublishedFiles.tsx';
import ContactIsland from '../features/messages/ContactPanel/ContactPanel.astro';
import { ContactPanel } from '../features/messages/ContactPanel/ContactPanel.tsx';
import NewsletterIsland from '../features/messages/Newsletter/Newsletter.astro';
import { Newsletter } from '../features/messages/Newsletter/Newsletter.tsx';
import PlaygroundIsland from '../features/playground/TransferPlayground/TransferPlayground.astro';
import { TransferPlayground } from '../features/playground/TransferPlayground/TransferPlayground.tsx';
import { DecisionTable } from '../features/regulators/DecisionTable/DecisionTable.tsx';
import { WhoRegulates } from '../features/regulators/WhoRegulates/WhoRegulates.tsx';
import { SearchPage } from '../features/search/SearchPage/SearchPage.tsx';
import { ArticleList } from './ArticleList/ArticleList.tsx';
import { Assets } from './Assets/Assets.tsx';
import { Brief } from './Brief/Brief.tsx';
import { Closing } from './Closing/Closing.tsx';
import { Consultation } from './Consultation/Consultation.tsx';
import { ContactCards } from './ContactCards/ContactCards.tsx';
import { Division } from './Division/Division.tsx';
import { Downloads } from './Downloads/Downloads.tsx';
import { Faq } from './Faq/Faq.tsx';
import FeatureIsland from './FeatureExplorer/FeatureExplorer.astro';
import { FeatureExplorer } from './FeatureExplorer/FeatureExplorer.tsx';
import { Help } from './Help/Help.tsx';
import { Hero } from './Hero/Hero.tsx';
import { IndustryGrid } from './IndustryGrid/IndustryGrid.tsx';
import { Ledger } from './Ledger/Ledger.tsx';
import { Library } from './Library/Library.tsx';
import { Limits } from './Limits/Limits.tsx';
import { Metrics } from './Metrics/Metrics.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { Notice } from './Notice/Notice.tsx';
import { Opening } from './Opening/Opening.tsx';
import { ProblemSolution } from './ProblemSolution/ProblemSolution.tsx';
import { Process } from './Process/Process.tsx';
import { Projects } from './Projects/Projects.tsx';
import { QuickLinks } from './QuickLinks/QuickLinks.tsx';
import { Reading } from './Reading/Reading.tsx';
import { Reasons } from './Reasons/Reasons.tsx';
import { Related } from './Related/Related.tsx';
import { Rulebooks } from './Rulebooks/Rulebooks.tsx';
import { ServiceGrid } from './ServiceGrid/ServiceGrid.tsx';
import { ServiceRows } from './ServiceRows/ServiceRows.tsx';
import { Shelf } from './Shelf/Shelf.tsx';
import { Statuses } from './Statuses/Statuses.tsx';
import { Story } from './Story/Story.tsx';
import { StudyBand } from './StudyBand/StudyBand.tsx';
import { Team } from './Team/Team.tsx';
import { Technology } from './Technology/Technology.tsx';
import { ToolGrid } from './ToolGrid/ToolGrid.tsx';
import { type WithIsland, withIsland } from './with-island.ts';

/** Every band that a page can be made of. A new section is added here, in one line, and nowhere else. */
export const registry = {
  articleList: ArticleList,
  assets: Assets,
  blueprint: withIsland(Blueprint, BlueprintIsland),
  bookedSession: BookedSession,
  booking: withIsland(Booking, BookingIsland),
  brief: Brief,
  caseStudies: CaseStudies,
  closing: Closing,
  consultation: Consultation,
  contactCards: ContactCards,
  contactPanel: withIsland(ContactPanel, ContactIsland),
  decisionTable: DecisionTable,
  diagram: HowItWorks,
  division: Division,
  documentCheck: DocumentCheck,
  downloads: Downloads,
  faq: Faq,
  features: withIsland(FeatureExplorer, FeatureIsland),
  fingerprints: Fingerprints,
  freeTimes: FreeTimes,
  help: Help,
  hero: Hero,
  industryGrid: IndustryGrid,
  ledger: Ledger,
  library: Library,
  limits: Limits,
  metrics: Metrics,
  newsletter: withIsland(Newsletter, NewsletterIsland),
  notFound: NotFound,
  notice: Notice,
  opening: Opening,
  problemSolution: ProblemSolution,
  process: Process,
  projects: Projects,
  publishedFiles: PublishedFiles,
  quickLinks: QuickLinks,
  reading: Reading,
  reasons: Reasons,
  related: Related,
  rulebooks: Rulebooks,
  searchPage: SearchPage,
  serviceRows: ServiceRows,
  services: ServiceGrid,
  shelf: Shelf,
  statuses: Statuses,
  story: Story,
  studies: Studies,
  study: StudyBand,
  team: Team,
  technology: Technology,
  toolGrid: ToolGrid,
  transferPlayground: withIsland(TransferPlayground, PlaygroundIsland),
  whoRegulates: WhoRegulates,
} satisfies Record<string, FunctionComponent<never> | WithIsland<never>>;

type Registry = typeof registry;

/** The component of a line of the registry, with an island or without. */
type BandOf<Line> = Line extends { band: infer Band extends FunctionComponent<never> }
  ? Band
  : Line;

/** A band and its data, derived from the registry so that both always agree. The page adds `words`. */
export type Section = {
  [Type in keyof Registry]: {
    type: Type;
    data: Omit<ComponentProps<BandOf<Registry[Type]>>, 'words' | 'children'>;
  };
}[keyof Registry];
