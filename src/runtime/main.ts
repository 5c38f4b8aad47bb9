import { active, defineElements, holdChoices, holdMenuKeys } from './elements/define-elements.ts';
import { laySections } from './lay-sections.ts';
import { startRouter } from './navigation/router.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
laySections();
startRouter(defineElements);
// The elements of the header that nobody needs before. If this fails, links still work as links.
active.then(() => import('./elements/later-elements.ts')).catch(console.info);
