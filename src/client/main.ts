import './elements.ts';
import { startRouter } from './router.ts';
import { startPage } from './start.ts';

/** The one script of every page. */
startPage(document);
startRouter(startPage);
