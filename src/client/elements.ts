/** Defines every custom element: each lies beside its component, in `Name.client.ts`. */
import.meta.glob('../**/*.client.ts', { eager: true });
