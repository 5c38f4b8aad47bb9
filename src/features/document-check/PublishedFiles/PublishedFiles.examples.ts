import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { PublishedFilesProps } from './PublishedFiles.tsx';

const sha256 = '0123456789abcdef'.repeat(4);
const messages = (isLong: boolean) => {
  const say = (short: string, length: number) => (isLong ? longest(length) : short);
  return {
    title: say('All files', 80),
    columns: { file: say('File', 30), size: say('Size', 30), sha256: say('SHA-256', 30) },
    list: say('The list', 60),
    signature: say('Its signature', 60),
    publicKey: say('The key', 60),
    keyName: 'Name: {name}',
    development: say('A trial key.', 200),
    byHand: say('By hand', 60),
    commands: [0, 1].map((start) => ({
      system: isLong ? longest(60, start) : `System ${start}`,
      command: isLong ? longest(120, start) : 'sha256sum file',
    })),
    compare: say('Compare.', 240),
  };
};

export const examples: Example<PublishedFilesProps>[] = [
  {
    name: 'One file, signed for a trial',
    props: {
      ...messages(false),
      documents: [
        { file: 'a-1.0.0.pdf', path: '/downloads/a-1.0.0.pdf', title: 'A', size: '12 kB', sha256 },
      ],
      keyId: 'thumbprint',
      isDevelopment: true,
    },
  },
  {
    name: 'Longest',
    props: {
      ...messages(true),
      intro: longest(240),
      documents: [0, 1, 2].map((start) => ({
        file: `a-very-long-name-of-a-published-file-${start}-1.0.0.pdf`,
        path: `/downloads/a-${start}.pdf`,
        title: longest(60, start),
        size: '1.2 MB',
        sha256,
      })),
      keyId: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      isDevelopment: true,
    },
  },
];
