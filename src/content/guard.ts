import type { AstroIntegration } from 'astro';
import { checkContent } from './check.ts';
import { describeFault } from './files.ts';

/** Stops the build before it starts when content is wrong, and names every file and field at once. */
export const contentGuard = (): AstroIntegration => ({
  name: 'content-guard',
  hooks: {
    'astro:build:start': () => {
      const { faults } = checkContent();
      if (faults.length === 0) return;
      throw new Error(`The content needs mending:\n${faults.map(describeFault).join('\n')}`);
    },
  },
});
