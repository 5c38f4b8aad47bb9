import './elements.ts';
import { startRouter } from './router.ts';
import { startPage, startSite } from './start.ts';

/** The one script of every page. */
startSite(document);
startPage(document);
startRouter(startPage);
