import type { AstroIntegration } from 'astro';

/** Registers `client:interaction`; its type is declared in interaction.d.ts. */
export const interactionDirective = (): AstroIntegration => ({
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'interaction',
        entrypoint: './src/runtime/islands/interaction.ts',
      }),
  },
});
