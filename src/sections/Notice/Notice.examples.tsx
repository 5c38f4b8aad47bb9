import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { NoticeProps } from './Notice.tsx';

const whole: NoticeProps = {
  title: 'Do you want our news by e-mail?',
  text: 'Press the button to be added. Each e-mail has a link by which you can stop.',
  facts: (
    <div>
      <dt>Reference</dt>
      <dd>FJ-20261121-7K3QX</dd>
    </div>
  ),
  fields: '',
  button: 'Yes, add me',
  home: 'To the home page',
  homeHref: '/',
};

export const examples: Example<NoticeProps>[] = [
  { name: 'A question', props: whole },
  {
    name: 'Words alone',
    props: {
      title: 'This does not work just now',
      text: 'Please try again in a few minutes, or write to us.',
      home: 'To the home page',
      homeHref: '/',
    },
  },
  {
    name: 'Longest',
    props: {
      ...whole,
      title: longest(60),
      text: longest(300),
      button: longest(40),
      home: longest(40),
      homeHref: '/',
    },
  },
];
