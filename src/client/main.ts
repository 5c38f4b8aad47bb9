import { active, defineElements, holdChoices, holdMenuKeys } from './elements.ts';
import { askForFonts } from './late-fonts.ts';
import { layBands } from './lay-bands.ts';
import { loadVisit, startRouter } from './router.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
askForFonts();
layBands();
startRouter(defineElements);
// If this fails, links still work as links.
active.then(loadVisit).catch(console.info);
