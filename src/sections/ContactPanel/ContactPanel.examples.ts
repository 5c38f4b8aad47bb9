import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
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
};

const call = { text: 'Start Live Chat', href: 'https://chat.falaj.example/97140000000' };

export const examples: Example<Props>[] = [
  {
    name: 'Form and two channels',
    props: {
      form,
      channels: [
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
      ],
      action: 'mailto:hello@falaj.example',
    },
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
      },
      channels: [0, 1, 2, 3].map((start) => ({
        title: longest(40, start),
        icon: 'message' as const,
        description: longest(180, start),
        call: { ...call, text: longest(40, start) },
        newTab: true,
      })),
      action: 'mailto:hello@falaj.example',
    },
  },
];
