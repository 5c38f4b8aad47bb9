import { readMarkdown } from '../../content/read/markdown.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { nearPicture } from '../../gallery/picture.ts';
import { examples as illustrations } from '../../illustrations/Illustration/Illustration.examples.ts';
import type { ReadingProps } from './Reading.tsx';

type Props = Omit<ReadingProps, 'messages'>;

const body = (source: string) => {
  const { tree, headings } = readMarkdown(source);
  return { tree, headings };
};

const [shown] = illustrations;

const illustrated = (
  messages: (start: number, length: number) => string,
) => `${messages(0, 200)}[^first]

![](figure:bins)

${messages(1, 300)}

## ${messages(2, 60)}

- ${messages(3, 80)}
- ${messages(4, 120)}[^second]

![](figure:product)

${messages(5, 200)}

[^first]: ${messages(6, 120)}
[^second]: ${messages(7, 230)}
`;

const figures = (messages: (start: number, length: number) => string) => [
  { id: 'bins', caption: messages(1, 90), picture: nearPicture },
  { id: 'product', caption: messages(2, 180), illustration: shown?.props.illustration },
];

const latin = (start: number, length: number) => longest(length, start);

const article = `A register answers one question.

## Who holds a share today

The ledger knows.

## Who held it in March

The ledger knows that too, if somebody asks for the block.

## Who was owed the rent

That is written in the [payout rules](/resources/documentation/payouts-and-corporate-actions).
`;

export const examples: Example<Props>[] = [
  {
    name: 'An article',
    props: {
      crumbs: [
        { text: 'Blog & Insights', href: '/resources/blog' },
        { text: 'Technical', href: '/resources/blog/category/technical' },
      ],
      title: 'What a register proves',
      lead: 'A ledger says who holds a share. Other questions need other papers.',
      facts: ['Engineering team', '2 November 2026', '5 min read'],
      takeaways: [
        'A ledger proves who holds a share now, and who held it at any block.',
        'It does not prove who was owed the rent, because the terms decide that.',
        'Ask for the block, the date and the terms together.',
      ],
      ...body(article),
      tags: [
        { slug: 'registers', name: 'Registers', href: '/resources/blog?tag=registers#articles' },
      ],
      shareUrl: 'https://falaj.example/resources/blog/what-a-register-proves',
    },
  },
  {
    name: 'An article with figures and notes',
    props: {
      crumbs: [{ text: 'Blog & Insights', href: '/resources/blog' }],
      title: 'What stands beside the words',
      lead: 'A picture and an illustration in the text, and two notes beside it.',
      facts: ['Engineering team', '2 November 2026', '5 min read'],
      ...body(illustrated(latin)),
      figures: figures(latin),
    },
  },
  {
    name: 'An entry of the documentation',
    props: {
      crumbs: [{ text: 'Documentation', href: '/resources/documentation' }],
      title: 'Webhooks',
      lead: 'Verify a signature before you believe an event.',
      facts: ['Reference', 'Intermediate'],
      ...body('## What arrives\n\nA body and a signature.'),
      previous: { href: '/resources/documentation/api-reference', text: 'API reference' },
      next: { href: '/resources/documentation/errors-and-limits', text: 'Errors and limits' },
    },
  },
  {
    name: 'A legal notice',
    props: {
      crumbs: [{ text: 'Home', href: '/' }],
      title: 'Risk notice',
      lead: 'A share can lose its whole value.',
      facts: ['Updated 2 November 2026'],
      ...body('Nobody promises a buyer.'),
      isNotice: true,
    },
  },
  {
    name: 'Longest',
    props: {
      crumbs: [
        { text: longest(70), href: '/resources/documentation' },
        { text: longest(50), href: '/resources/documentation#start' },
      ],
      title: longest(90),
      lead: longest(280),
      facts: [longest(50), '30 September 2026', '12 min read'],
      takeaways: [0, 1, 2, 3, 4].map((start) => longest(220, start)),
      ...body(
        [0, 1, 2, 3, 4, 5, 6]
          .map((start) => `## ${longest(90, start)}\n\n${longest(900, start)}`)
          .join('\n\n'),
      ),
      tags: [0, 1, 2, 3, 4].map((start) => ({
        slug: `tag-${start}`,
        name: longest(24, start),
        href: `/resources/blog?tag=tag-${start}#articles`,
      })),
      shareUrl: 'https://falaj.example/resources/blog/longest',
      previous: { href: '/resources/documentation/before', text: longest(70, 1) },
      next: { href: '/resources/documentation/after', text: longest(70, 2) },
    },
  },
];
