import { rested } from './activity.ts';
import { active, defineElements, holdChoices, holdMenuKeys } from './elements/define-elements.ts';
import { laySections } from './lay-sections.ts';
import { prefetchFirst } from './navigation/page-cache.ts';
import { loadVisit, startRouter } from './navigation/router.ts';
import { takeAddress } from './navigation/take-address.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
laySections();
startRouter(defineElements);
takeAddress();
// If this fails, links still work as links.
const loadRouter = () => loadVisit().catch(console.info);
active.then(loadRouter);
// What a tap on the first link needs is there before it, if the page has come to rest by then.
rested.then(() => {
  if (prefetchFirst()) loadRouter();
});
