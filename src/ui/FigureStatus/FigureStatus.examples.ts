import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { FIGURE_STATUSES } from '../../schemas/figures/choices.ts';
import type { FigureStatusProps } from './FigureStatus.tsx';

export const examples: Example<FigureStatusProps>[] = FIGURE_STATUSES.map((status) => ({
  name: status,
  props: { status, messages: sampleMessages },
}));
