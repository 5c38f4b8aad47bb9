import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { DownloadsProps, ReadyDownload } from './Downloads.tsx';

type Props = Omit<DownloadsProps, 'messages'>;

const playbook: ReadyDownload = {
  title: 'Integration playbook',
  description: 'Twelve chapters for the team that connects a register to a core banking system.',
  type: 'PDF',
  version: '2.1.0',
  href: '/downloads/integration-playbook.pdf',
  size: '184 kB',
  day: '3 November 2026',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const examples: Example<Props>[] = [
  {
    name: 'A paper and an archive',
    props: {
      title: 'Four files to read without a connection',
      items: [
        playbook,
        {
          ...playbook,
          title: 'Code examples',
          description: 'Contracts that compile, with their tests.',
          type: 'ZIP',
          href: '/downloads/code-examples.zip',
          size: '41 kB',
        },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2, 3].map((start) => ({
        ...playbook,
        title: longest(70, start),
        description: longest(240, start),
        version: '12.10.100',
        href: `/downloads/longest-${start}.pdf`,
        size: '1,184.5 kB',
        day: '30 September 2026',
      })),
    },
  },
];
