/** Defines the custom elements of header and footer that nobody needs before the first activity, in one file. */
import.meta.glob('../../site/*/*.later.ts', { eager: true });
