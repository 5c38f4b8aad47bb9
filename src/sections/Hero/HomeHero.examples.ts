import heroAv1 from '/media/video/hero.av1.mp4?url';
import heroH264 from '/media/video/hero.h264.mp4?url';
import heroSmallAv1 from '/media/video/hero-small.av1.mp4?url';
import heroSmallH264 from '/media/video/hero-small.h264.mp4?url';
import type { Example } from '../../gallery/example.ts';
import { whole } from './Hero.examples.ts';
import type { HomeHeroProps } from './HomeHero.tsx';

export const examples: Example<Omit<HomeHeroProps, 'messages'>>[] = [
  {
    name: 'With video',
    note: 'The loop plays unless motion or data are to be saved.',
    props: {
      ...whole,
      title: 'Enterprise Digital Asset Infrastructure',
      video: [
        { small: heroSmallAv1, wide: heroAv1, type: 'video/mp4; codecs="av01.0.08M.08"' },
        { small: heroSmallH264, wide: heroH264, type: 'video/mp4; codecs="avc1.640028"' },
      ],
    },
  },
];
