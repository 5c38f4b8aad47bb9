import type { ComponentType } from 'react';

export interface SpecimenProps {
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** The element it may only stand in. */
  within?: 'dl' | undefined;
}

/** Renders a component as React does: children stay elements, and printing nothing is allowed. */
export function Specimen({ component: Component, props, within: Parent }: SpecimenProps) {
  const specimen = <Component {...props} />;
  return Parent ? <Parent>{specimen}</Parent> : specimen;
}
