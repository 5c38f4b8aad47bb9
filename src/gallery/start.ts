// As client/main.ts, without the router: a gallery page stays as it is.
import '../client/elements.ts';
