import './elements.ts';
import { startRouter } from './router.ts';

/** The one script of every page. */
startRouter();
