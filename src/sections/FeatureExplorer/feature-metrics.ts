import type { LabelledValue } from '../../schemas/figures/figure.ts';
import type { Feature } from '../../schemas/offer/feature.ts';

/** Turns both forms of feature metrics, list and map, into a list (docs/site-rules.md#features). */
export function featureMetrics(metrics: Feature['metrics']): LabelledValue[] {
  if (Array.isArray(metrics)) return metrics;
  return Object.entries(metrics).map(([label, value]) => ({ label, value }));
}

/** The anchor of a feature, which makes a selected feature linkable. */
export const featureAnchor = (id: string) => `feature-${id}`;
