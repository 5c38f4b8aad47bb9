import heroAv1 from '/media/video/hero.av1.mp4?url';
import heroH264 from '/media/video/hero.h264.mp4?url';
import heroSmallAv1 from '/media/video/hero-small.av1.mp4?url';
import heroSmallH264 from '/media/video/hero-small.h264.mp4?url';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { relief } from '../../gallery/picture.ts';
import type { HeroProps } from './Hero.tsx';

type Props = Omit<HeroProps, 'words'>;

const least: Props = {
  title: 'Energy markets that settle as fast as they flow',
  description: 'Power moves in milliseconds; the money behind it takes weeks.',
  badges: [],
  statistics: [],
  gradient: 'primary',
};

const whole: Props = {
  ...least,
  subtitle: 'Industries · Energy',
  badges: ['Free Consultation', '24/7 Support', 'UAE Based'],
  statistics: [
    { value: '$4.5T', label: 'energy market this serves', icon: 'zap', status: 'stated' },
    { value: '35%', label: 'grid efficiency gain targeted', icon: 'gauge', status: 'stated' },
    { value: '22-32 weeks', label: 'from assessment to roll-out', status: 'stated' },
  ],
  risk: 'A share can lose all its value and may find no buyer.',
  primaryCall: { text: 'Discuss your project', href: '/contact' },
  secondaryCall: { text: 'See case studies', href: '#case-studies' },
  picture: relief,
};

export const examples: Example<Props>[] = [
  { name: 'Least', props: least },
  { name: 'Primary, with everything', props: whole },
  { name: 'Business', props: { ...whole, gradient: 'business' } },
  { name: 'Accent', props: { ...whole, gradient: 'accent' } },
  { name: 'Business without a picture', props: { ...least, gradient: 'business' } },
  { name: 'Accent without a picture', props: { ...least, gradient: 'accent' } },
  {
    name: 'One call, one figure',
    props: {
      ...whole,
      badges: [],
      secondaryCall: undefined,
      statistics: whole.statistics.slice(0, 1),
    },
  },
  {
    name: 'A minimum with its risk line',
    props: {
      ...least,
      statistics: [{ value: 'From $100', label: 'set by the issuer', status: 'stated' }],
      risk: 'A share can lose all its value and may find no buyer.',
    },
  },
  {
    name: 'Tall, with video',
    note: 'The loop plays unless motion or data are to be saved.',
    props: {
      ...whole,
      title: 'Enterprise Digital Asset Infrastructure',
      tall: true,
      check: {
        intro: 'Three rules run before a share moves',
        rules: ['Identity', 'Country', 'Lock-up'],
        transfers: [
          {
            from: 'H-0001',
            shares: 250,
            to: 'H-0002',
            place: 'GB',
            passed: 3,
            verdict: 'Passed.',
            because: 'All three rules passed.',
          },
          {
            from: 'H-0001',
            shares: 250,
            to: 'H-0003',
            place: 'US',
            passed: 1,
            verdict: 'Refused.',
            because: 'The country is not on the list.',
          },
        ],
        call: { text: 'Send a share', href: '/tools' },
      },
      video: [
        { small: heroSmallAv1, wide: heroAv1, type: 'video/mp4; codecs="av01.0.08M.08"' },
        { small: heroSmallH264, wide: heroH264, type: 'video/mp4; codecs="avc1.640028"' },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      ...whole,
      title: longest(70),
      subtitle: longest(60, 1),
      description: longest(320, 2),
      badges: [0, 1, 2, 3].map((start) => longest(30, start)),
      statistics: [0, 1, 2, 3].map((start) => ({
        value: longest(24, start),
        label: longest(60, start),
        status: 'sample' as const,
      })),
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
      statistics: [{ value: '٢٥+', label: 'شبكة مدعومة', status: 'stated' }],
      primaryCall: { text: 'ابدأ مشروعك', href: '/contact' },
      secondaryCall: { text: 'دراسات الحالة', href: '#case-studies' },
    },
    dir: 'rtl',
  },
];
