import { startHeroVideo } from '../sections/Hero/HeroVideo.client.ts';
import { explainNotFound } from '../sections/NotFound/NotFound.client.ts';
import { refreshYear } from '../site/Footer/Footer.client.ts';
import { watchLogos } from '../site/Logo/Logo.client.ts';
import { startMegaMenu } from '../site/MegaMenu/MegaMenu.client.ts';
import { startMobileMenu } from '../site/MobileMenu/MobileMenu.client.ts';
import { startCounters } from '../ui/Counter/Counter.client.ts';

// As client/main.ts, without the router: a header that is an example has to be started on each page.
for (const start of [
  watchLogos,
  refreshYear,
  startMegaMenu,
  startMobileMenu,
  startCounters,
  startHeroVideo,
  explainNotFound,
]) {
  start(document);
}
