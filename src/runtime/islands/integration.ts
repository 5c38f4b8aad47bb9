import type { AstroIntegration } from 'astro';

/** Registers `client:engage`; its type is declared in engage.d.ts. */
export const engageDirective = (): AstroIntegration => ({
  name: 'engage-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'engage', entrypoint: './src/runtime/islands/directive.ts' }),
  },
});
