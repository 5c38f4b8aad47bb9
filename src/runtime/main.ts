import { active, defineElements, holdChoices, holdMenuKeys } from './elements/define-elements.ts';
import { laySections } from './lay-sections.ts';
import { loadVisit, startRouter } from './navigation/router.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
laySections();
startRouter(defineElements);
// If this fails, links still work as links.
active.then(loadVisit).catch(console.info);
