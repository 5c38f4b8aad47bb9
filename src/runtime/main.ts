import { active, defineElements, holdChoices, holdMenuKeys } from './elements/define-elements.ts';
import { askForFonts } from './late-fonts.ts';
import { layBands } from './lay-bands.ts';
import { loadVisit, startRouter } from './navigation/router.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
askForFonts();
layBands();
startRouter(defineElements);
// If this fails, links still work as links.
active.then(loadVisit).catch(console.info);
