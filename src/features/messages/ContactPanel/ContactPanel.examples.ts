import { sampleSite } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { ContactPanelProps } from './ContactPanel.tsx';

type Props = Omit<ContactPanelProps, 'words'>;

const form: Props['form'] = {
  title: 'Send Us a Message',
  interests: ['Tokenization Platform Development', 'Technical Audit', 'Other'],
  budgets: [
    { value: 'under-50k', label: 'Under $50,000' },
    { value: 'over-500k', label: 'Over $500,000' },
  ],
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
  errors: {
    firstName: 'Tell us your first name.',
    lastName: 'Tell us your last name.',
    email: 'Give an e-mail address, so that we can reply.',
    emailInvalid:
      'Write the whole address, with an @ and a dot after it, such as name@company.example.',
    message: 'Write a line or two about what you have in mind.',
  },
};

const office: Props['office'] = {
  brand: sampleSite.brand,
  email: sampleSite.email,
  city: sampleSite.address.city,
  hours: sampleSite.hours,
  locale: 'en-AE',
};

const call = { text: 'Start Live Chat', href: 'https://chat.falaj.example/97140000000' };

const channels: Props['channels'] = [
  {
    title: 'Live Chat Support',
    icon: 'users',
    description: 'Bring a short question and talk it through with someone from our team.',
    call,
    newTab: true,
  },
  {
    title: 'Schedule a Call',
    icon: 'calendar',
    description: 'A free 30-minute consultation. Name two times that suit you.',
    call: { text: 'Ask for a Call', href: '/contact?interest=strategic-consulting#message' },
    newTab: false,
  },
];

export const examples: Example<Props>[] = [
  {
    name: 'Form and two channels',
    props: {
      form,
      channels,
      office,
    },
  },
  {
    name: 'With an endpoint',
    note: 'Posts to an address that only the browser tests answer.',
    props: { form, channels, office, endpoint: '/api/messages' },
  },
  {
    name: 'Longest',
    props: {
      form: {
        title: longest(40),
        intro: longest(200),
        interests: [0, 1, 2, 3, 4, 5, 6, 7].map((start) => longest(50, start)),
        budgets: [0, 1, 2, 3].map((start) => ({
          value: `budget-${start}`,
          label: longest(30, start),
        })),
        promise: longest(120),
        finePrint: longest(160),
        finePrintLinks: [{ text: 'register', href: '/legal/privacy' }],
        privacy: longest(300),
        news: longest(160),
        topics: [],
        errors: {
          firstName: longest(120),
          lastName: longest(120, 1),
          email: longest(120, 2),
          emailInvalid: longest(160, 3),
          message: longest(160, 4),
        },
      },
      channels: [0, 1, 2, 3].map((start) => ({
        title: longest(40, start),
        icon: 'message' as const,
        description: longest(180, start),
        call: { ...call, text: longest(40, start) },
        newTab: true,
      })),
      office,
    },
  },
];
