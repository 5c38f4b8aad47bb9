// As client/main.ts, without the router: a gallery page stays as it is.
import { defineElements, holdMenuKeys } from '../client/elements.ts';

holdMenuKeys();
defineElements(document);
