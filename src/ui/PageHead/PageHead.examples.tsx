import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import type { PageHeadProps } from './PageHead.tsx';

const wayBack = (text: string) => (
  <p>
    <a href="/resources/blog">{text}</a>
  </p>
);

export const examples: Example<PageHeadProps>[] = [
  {
    name: 'Headline and lead',
    alone: true,
    props: { title: 'Technical', lead: 'How registers, contracts and keys work.' },
  },
  {
    name: 'A text over a picture',
    alone: true,
    props: {
      above: wayBack('Blog & Insights'),
      title: 'What a register proves',
      size: 'small',
      lead: 'A ledger says who holds a share. Other questions need other papers.',
      picture: examplePicture,
      children: <p>5 min read</p>,
    },
  },
  {
    name: 'Longest',
    alone: true,
    props: {
      above: wayBack(longest(70)),
      title: longest(90),
      size: 'small',
      lead: longest(280),
      picture: examplePicture,
      children: <p>{longest(80, 1)}</p>,
    },
  },
];
