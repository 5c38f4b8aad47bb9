import type { ComponentType } from 'react';

export interface SpecimenProps {
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** Renders a component as React does: children stay elements, and printing nothing is allowed. */
export function Specimen({ component: Component, props }: SpecimenProps) {
  return <Component {...props} />;
}
