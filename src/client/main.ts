import { defineElements, holdMenuKeys, keepTyped } from './elements.ts';
import { startRouter } from './router.ts';

/** The one script of every page. */
holdMenuKeys();
defineElements(document);
startRouter(defineElements, keepTyped);
