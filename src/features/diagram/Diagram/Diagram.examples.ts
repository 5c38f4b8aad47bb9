import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import { type DiagramContent, diagram } from '../../../schemas/offer/diagram.ts';
import { drawDiagram } from '../draw-diagram.ts';
import type { DiagramProps } from './Diagram.tsx';

type Props = Omit<DiagramProps, 'messages'>;

const draw = async (content: DiagramContent): Promise<Props> => {
  const { parties, steps } = diagram.parse(content);
  return { parties, steps, ...(await drawDiagram({ parties, steps })) };
};

const building: DiagramContent = {
  title: 'From a title deed to shares',
  parties: [
    { id: 'owner', name: 'You, the owner', kind: 'client' },
    { id: 'company', name: 'Property company', kind: 'asset' },
    { id: 'office', name: 'Land office', kind: 'office' },
    { id: 'register', name: 'Share register', kind: 'software' },
    { id: 'holders', name: 'Verified holders', kind: 'people' },
    { id: 'bank', name: 'Paying bank', kind: 'licensed' },
  ],
  steps: [
    { from: 'owner', to: 'company', what: 'Hands over the title.', flow: 'asset', state: 'person' },
    {
      from: 'company',
      to: 'office',
      what: 'Is entered as the owner.',
      flow: 'data',
      state: 'person',
    },
    { from: 'company', to: 'register', what: 'Issues its shares.', flow: 'share', state: 'moves' },
    {
      from: 'register',
      to: 'holders',
      what: 'Delivers the shares.',
      flow: 'share',
      state: 'moves',
    },
    {
      from: 'holders',
      to: 'register',
      what: 'A wallet without a claim.',
      flow: 'refusal',
      state: 'moves',
    },
    {
      from: 'register',
      to: 'bank',
      what: 'Sends the list of payments.',
      flow: 'data',
      state: 'possible',
    },
    { from: 'bank', to: 'holders', what: 'Pays out the rent.', flow: 'money', state: 'possible' },
  ],
};

const messages = ['Interoperable', 'reconciliation', 'counterparties', 'infrastructure'];
const long: DiagramContent = {
  title: 'The longest words',
  parties: Array.from({ length: 7 }, (_, index) => ({
    id: `party-${index}`,
    name: `${messages[index % 4]} ${messages[(index + 1) % 4]}`.slice(0, 32),
    kind:
      (['client', 'people', 'asset', 'licensed', 'office', 'software', 'people'] as const)[index] ??
      'people',
  })),
  steps: Array.from({ length: 7 }, (_, index) => ({
    from: `party-${index}`,
    to: `party-${(index + 2) % 7}`,
    what: longest(110, index),
    flow: index === 3 ? ('refusal' as const) : ('share' as const),
    state: (['moves', 'person', 'possible'] as const)[index % 3] ?? 'moves',
  })),
};

const shortest: DiagramContent = {
  title: 'Three parties',
  parties: [
    { id: 'a', name: 'Grower', kind: 'client' },
    { id: 'b', name: 'Buyer', kind: 'people' },
    { id: 'c', name: 'Register', kind: 'software' },
  ],
  steps: [
    { from: 'a', to: 'c', what: 'Signs.', flow: 'data', state: 'person' },
    { from: 'b', to: 'c', what: 'Signs.', flow: 'data', state: 'person' },
    { from: 'c', to: 'b', what: 'Delivers.', flow: 'asset', state: 'moves' },
  ],
};

const arabic: DiagramContent = {
  title: 'من السند إلى الأسهم',
  parties: [
    { id: 'owner', name: 'المالك', kind: 'client' },
    { id: 'company', name: 'شركة العقار', kind: 'asset' },
    { id: 'register', name: 'سجل الأسهم', kind: 'software' },
    { id: 'holders', name: 'الحملة', kind: 'people' },
    { id: 'bank', name: 'البنك الدافع', kind: 'licensed' },
  ],
  steps: [
    { from: 'owner', to: 'company', what: 'ينقل الملكية.', flow: 'asset', state: 'person' },
    { from: 'company', to: 'register', what: 'تصدر الأسهم.', flow: 'share', state: 'moves' },
    { from: 'register', to: 'holders', what: 'يسلم الأسهم.', flow: 'share', state: 'moves' },
    { from: 'register', to: 'bank', what: 'يرسل قائمة الدفع.', flow: 'data', state: 'moves' },
    { from: 'bank', to: 'holders', what: 'يدفع الإيجار.', flow: 'money', state: 'possible' },
  ],
};

export const examples: Example<Props>[] = [
  { name: 'Building', props: await draw(building) },
  { name: 'Shortest', props: await draw(shortest) },
  { name: 'Longest words', props: await draw(long) },
  {
    name: 'Arabic',
    note: 'The drawing is mirrored, its words are not.',
    props: await draw(arabic),
    dir: 'rtl',
  },
  { name: 'Without motion', still: true, props: await draw(building) },
];
