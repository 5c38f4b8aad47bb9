import type { Feature } from '../../schemas/feature.ts';
import type { LabelledValue } from '../../schemas/figure.ts';

/** Brings both forms of feature metrics, list and map, into one list (docs/site-rules.md#features). */
export function featureMetrics(metrics: Feature['metrics']): LabelledValue[] {
  if (Array.isArray(metrics)) return metrics;
  return Object.entries(metrics).map(([label, value]) => ({ label, value }));
}

/** Anchor of a feature, so that a selected feature has an address. */
export const featureAnchor = (id: string) => `feature-${id}`;
