/** A section of a page: its component, and what the component is given besides the messages of the interface. */
export interface PageSection {
  Component: (props: Record<string, unknown>) => unknown;
  props: object;
}

/** What a component is given, whether React or Astro prints it. */
type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/**
 * A section of a page. Data that do not fit the component do not compile.
 * @param Component of src/sections or of a feature; where the section has an island, its `.astro` file
 * @param props all props but `messages`, which every section is given
 */
// biome-ignore lint/suspicious/noExplicitAny: only `any` accepts components with any props
export function section<Component extends (props: any) => unknown>(
  Component: Component,
  props: Omit<PropsOf<Component>, 'messages'>,
): PageSection {
  return { Component, props };
}
