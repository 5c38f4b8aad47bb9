import { sampleMessages } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { MailtoFallbackProps } from './MailtoFallback.tsx';

const messages = sampleMessages.mailtoFallback;
const themes: Example<MailtoFallbackProps>['themes'] = ['plaster'];

export const examples: Example<MailtoFallbackProps>[] = [
  {
    name: 'With a mail program',
    note: 'Outside an island its buttons do nothing.',
    props: {
      id: 'email',
      text: 'Reference: FJ-20261121-7K3QX\nFirst Name: Layla\n\nWe own a date farm in Al Ain.',
      fileName: 'FJ-20261121-7K3QX.txt',
      mailLink: 'mailto:hello@falaj.example?subject=Message&body=We%20own%20a%20date%20farm.',
      messages,
    },
    themes,
  },
  {
    name: 'To keep',
    props: { id: 'kept', text: longest(900), fileName: 'FJ-20261121-7K3QX.txt', messages },
    themes,
  },
  {
    name: 'Arabic',
    props: { id: 'arabic', text: 'نملك مزرعة نخيل في العين.', fileName: 'a.txt', messages },
    themes,
    dir: 'rtl',
  },
];
