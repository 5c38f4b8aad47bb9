import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { HeroProps } from './Hero.tsx';

type Props = Omit<HeroProps, 'messages'>;

const least: Props = {
  title: 'Energy markets that settle as fast as they flow',
  description: 'Power moves in milliseconds; the money behind it takes weeks.',
  badges: [],
  gradient: 'primary',
};

/** A hero with all that it can have. */
export const whole: Props = {
  ...least,
  subtitle: 'Energy tokenization',
  badges: ['Free Consultation', '24/7 Support', 'UAE Based'],
  primaryCall: { text: 'Discuss your project', href: '/contact' },
  secondaryCall: { text: 'See case studies', href: '#case-studies' },
  picture: examplePicture,
};

export const examples: Example<Props>[] = [
  { name: 'Low, above a tool', props: { ...least, picture: examplePicture, isLow: true } },
  { name: 'Least', props: least },
  { name: 'Primary, with everything', props: whole },
  { name: 'Business', props: { ...whole, gradient: 'business' } },
  { name: 'Accent', props: { ...whole, gradient: 'accent' } },
  { name: 'Business without a picture', props: { ...least, gradient: 'business' } },
  { name: 'Accent without a picture', props: { ...least, gradient: 'accent' } },
  {
    name: 'One call',
    props: { ...whole, badges: [], secondaryCall: undefined },
  },
  {
    name: 'Longest',
    props: {
      ...whole,
      title: longest(70),
      subtitle: longest(60, 1),
      description: longest(320, 2),
      badges: [0, 1, 2, 3].map((start) => longest(30, start)),
      primaryCall: { text: longest(40), href: '/contact' },
      secondaryCall: { text: longest(40, 1), href: 'https://code.falaj.example' },
    },
  },
  {
    name: 'Arabic',
    note: 'The bend, the veil and the channel mirror.',
    props: {
      ...whole,
      title: 'أصل واحد، آلاف الأسهم المنظمة',
      subtitle: 'القطاعات · الطاقة',
      description: 'نقسم الأصول الحقيقية إلى أسهم رقمية منظمة، كما قسم الفلج عينا واحدة.',
      badges: [],
      primaryCall: { text: 'ابدأ مشروعك', href: '/contact' },
      secondaryCall: { text: 'دراسات الحالة', href: '#case-studies' },
    },
    dir: 'rtl',
  },
];
