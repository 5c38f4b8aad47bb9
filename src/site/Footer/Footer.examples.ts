import logo from '/media/logo.svg';
import { sampleNavigation, sampleSite } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { FooterProps } from './Footer.tsx';

type Props = Omit<FooterProps, 'messages'>;

const whole: Props = {
  site: sampleSite,
  columns: sampleNavigation.footer,
  legal: sampleNavigation.legal,
  logo,
  year: sampleSite.founded,
};

export const examples: Example<Props>[] = [
  { name: 'Below a closing call', props: whole },
  {
    name: 'Longest',
    props: {
      ...whole,
      site: {
        ...sampleSite,
        tagline: longest(90),
        legalName: longest(60, 1),
        risk: longest(320, 2),
        social: [0, 1, 2, 3].map((start) => ({
          id: `profile-${start}`,
          url: `https://profile-${start}.falaj.example`,
          label: longest(40, start),
        })),
      },
    },
  },
  {
    name: 'Least',
    props: {
      ...whole,
      columns: whole.columns.map(({ title, links }) => ({ title, links: links.slice(0, 1) })),
      site: { ...sampleSite, social: sampleSite.social.slice(0, 1) },
    },
  },
];
