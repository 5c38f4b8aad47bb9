import { defineElements, holdChoices, holdMenuKeys, keepTyped } from './elements.ts';
import { askForFonts } from './late-fonts.ts';
import { layBands } from './lay-bands.ts';
import { startRouter } from './router.ts';

/** The one script of every page. */
holdMenuKeys();
holdChoices();
defineElements(document);
askForFonts();
layBands();
startRouter(defineElements, keepTyped);
