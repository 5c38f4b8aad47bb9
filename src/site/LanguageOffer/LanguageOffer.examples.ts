import type { Example } from '../../gallery/example.ts';
import type { LanguageOfferProps } from './LanguageOffer.tsx';

export const examples: Example<LanguageOfferProps>[] = [
  {
    name: 'Hidden until a browser asks for the language',
    props: { locale: 'ar', path: '/ar/about', offer: 'اقرأ هذه الصفحة بالعربية', close: 'Close' },
  },
];
