import { rested } from './activity.ts';
import { active, defineElements, holdChoices, holdMenuKeys } from './elements/define-elements.ts';
import { laySections } from './lay-sections.ts';
import { prefetchFirst } from './navigation/page-cache.ts';
import { loadVisit, startRouter } from './navigation/router.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
laySections();
startRouter(defineElements);
// What a tap on a link needs is there before it, if the page has come to rest by then. If this fails, links still work
// as links.
rested.then(prefetchFirst);
Promise.race([active, rested]).then(loadVisit).catch(console.info);
