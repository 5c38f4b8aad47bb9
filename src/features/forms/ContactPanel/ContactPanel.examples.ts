import { sampleSite } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { longestFields, sampleFields } from '../../../gallery/fields.ts';
import { longest } from '../../../gallery/longest.ts';
import type { ContactPanelProps } from './ContactPanel.tsx';

type Props = Omit<ContactPanelProps, 'messages'>;

const form: Props['form'] = {
  title: 'Send Us a Message',
  fields: sampleFields,
  promise: 'We reply within 24 hours.',
  finePrint: 'By submitting this form you agree to our Privacy Policy and Terms of Service.',
  finePrintLinks: [
    { text: 'Privacy Policy', href: '/legal/privacy' },
    { text: 'Terms of Service', href: '/legal/terms' },
  ],
  privacy: 'We use what you write to answer you, and for nothing else.',
  news: 'Also send me new articles by e-mail. I can stop them at any time.',
  topics: [
    {
      id: 'demo',
      name: 'Demo',
      interest: 'Tokenization Platform Development',
      message: 'We would like to see a demo.',
    },
  ],
};

const office: Props['office'] = {
  brand: sampleSite.brand,
  prefix: 'FJ',
  language: 'en',
  email: sampleSite.email,
  city: sampleSite.address.city,
  hours: sampleSite.hours,
  locale: 'en-AE',
};

const call = { text: 'Start Live Chat', href: 'https://chat.falaj.example/97140000000' };

const contactMethods: Props['contactMethods'] = [
  {
    title: 'Live Chat Support',
    description: 'Bring a short question and talk it through with someone from our team.',
    call,
    newTab: true,
  },
  {
    title: 'Schedule a Call',
    description: 'A free 30-minute consultation. Name two times that suit you.',
    call: { text: 'Ask for a Call', href: '/contact?interest=strategic-consulting#message' },
    newTab: false,
  },
];

export const examples: Example<Props>[] = [
  {
    name: 'Form and two contactMethods',
    props: {
      form,
      contactMethods,
      office,
    },
  },
  {
    name: 'With an endpoint',
    note: 'Posts to an address that only the browser tests answer.',
    props: { form, contactMethods, office, endpoint: '/api/enquiries' },
  },
  {
    name: 'Longest',
    props: {
      form: {
        title: longest(40),
        intro: longest(200),
        fields: longestFields,
        promise: longest(120),
        finePrint: longest(160),
        finePrintLinks: [{ text: 'register', href: '/legal/privacy' }],
        privacy: longest(300),
        news: longest(160),
        topics: [],
      },
      contactMethods: [0, 1, 2, 3].map((start) => ({
        title: longest(40, start),
        description: longest(180, start),
        call: { ...call, text: longest(40, start) },
        newTab: true,
      })),
      office,
    },
  },
];
