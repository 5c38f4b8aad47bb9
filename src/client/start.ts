import { chooseAddressedSession } from '../sections/Booking/Booking.client.ts';
import { keepMessage } from '../sections/ContactPanel/ContactForm.client.ts';
import { startHeroVideo } from '../sections/Hero/HeroVideo.client.ts';
import { explainNotFound } from '../sections/NotFound/NotFound.client.ts';
import { startShare } from '../sections/Reading/Share.client.ts';
import { startSearchPage } from '../sections/SearchPage/SearchPage.client.ts';
import { refreshYear } from '../site/Footer/Footer.client.ts';
import { watchLogos } from '../site/Logo/Logo.client.ts';
import { startMegaMenu } from '../site/MegaMenu/MegaMenu.client.ts';
import { startMobileMenu } from '../site/MobileMenu/MobileMenu.client.ts';
import { startSearch } from '../site/Search/Search.client.ts';
import { startCounters } from '../ui/Counter/Counter.client.ts';
import { startFilter } from '../ui/Filter/Filter.client.ts';
import { startOfficeStatus } from '../ui/OfficeStatus/OfficeStatus.client.ts';
import { startUnsent } from '../ui/Unsent/Unsent.client.ts';

/** Starts what lives as long as the document: header and footer, and what islands ask for. */
export function startSite(root: Document): void {
  watchLogos(root);
  refreshYear(root);
  startMegaMenu(root);
  startMobileMenu(root);
  startSearch(root);
  startUnsent(root);
}

/** Starts what a page's own content needs; called again after each navigation. */
export function startPage(root: ParentNode): void {
  startCounters(root);
  startHeroVideo(root);
  explainNotFound(root);
  startShare(root);
  startFilter(root);
  keepMessage(root);
  chooseAddressedSession(root);
  startOfficeStatus(root);
  startSearchPage(root);
}
