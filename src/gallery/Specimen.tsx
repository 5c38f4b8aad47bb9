import type { ComponentType } from 'react';

export interface SpecimenProps {
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** The element that must contain it. */
  within?: 'dl' | undefined;
}

/** Renders a component as React does, so that children stay elements and rendering nothing is allowed. */
export function Specimen({ component: Component, props, within: Parent }: SpecimenProps) {
  const specimen = <Component {...props} />;
  return Parent ? <Parent>{specimen}</Parent> : specimen;
}
