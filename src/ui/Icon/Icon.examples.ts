import type { Example } from '../../gallery/example.ts';
import { icon } from '../../schemas/shared/icon.ts';
import type { IconProps } from './Icon.tsx';

export const examples: Example<IconProps>[] = [
  ...icon.options.map((name) => ({ name, props: { name } })),
  { name: 'Small', props: { name: 'mail', size: 16 } },
  { name: 'Large', props: { name: 'vault', size: 48 } },
];
