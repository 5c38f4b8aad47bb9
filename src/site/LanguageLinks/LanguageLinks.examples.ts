import type { Example } from '../../gallery/example.ts';
import type { LanguageLinksProps } from './LanguageLinks.tsx';

export const examples: Example<LanguageLinksProps>[] = [
  { name: 'Arabic', themes: ['dusk'], props: { languages: [{ locale: 'ar', path: '/ar/about' }] } },
  {
    name: 'Both',
    themes: ['dusk'],
    props: {
      languages: [
        { locale: 'en', path: '/about' },
        { locale: 'ar', path: '/ar/about' },
      ],
    },
  },
];
