import '../client/elements.ts';
import { startPage } from '../client/start.ts';

// As client/main.ts, without the router: a header that is an example has to be started on each page.
startPage(document);
