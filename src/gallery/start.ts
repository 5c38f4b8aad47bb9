// The same as runtime/main.ts without the router, so that no navigation replaces a gallery page.
import { defineElements, holdMenuKeys } from '../runtime/elements/define-elements.ts';

holdMenuKeys();
defineElements(document);
