import { defineElements, holdChoices, holdMenuKeys, keepTyped } from './elements.ts';
import { startRouter } from './router.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
startRouter(defineElements, keepTyped);
