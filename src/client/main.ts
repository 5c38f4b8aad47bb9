import { startHeroVideo } from '../sections/Hero/HeroVideo.client.ts';
import { explainNotFound } from '../sections/NotFound/NotFound.client.ts';
import { refreshYear } from '../site/Footer/Footer.client.ts';
import { watchLogos } from '../site/Logo/Logo.client.ts';
import { startMegaMenu } from '../site/MegaMenu/MegaMenu.client.ts';
import { startMobileMenu } from '../site/MobileMenu/MobileMenu.client.ts';
import { startCounters } from '../ui/Counter/Counter.client.ts';
import { startRouter } from './router.ts';

/** The one script of every page: what lives as long as the document, then what each page needs. */
function startPage(root: ParentNode): void {
  startCounters(root);
  startHeroVideo(root);
  explainNotFound(root);
}

watchLogos(document);
refreshYear(document);
startMegaMenu(document);
startMobileMenu(document);
startPage(document);
startRouter(startPage);
