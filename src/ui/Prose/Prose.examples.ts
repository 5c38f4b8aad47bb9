import { readMarkdown } from '../../content/read/markdown.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ProseProps } from './Prose.tsx';

const words = { table: 'Table', code: 'Code example' };

const everything = `## A transfer asks first

Before a share moves, the token asks the [compliance engine](/features/compliance-engine) whether \`to\` may hold it.

1. The wallet is linked to an identity.
2. The identity carries a valid claim.

> A refused transfer costs a little gas and changes nothing.

| Error | Meaning |
| --- | --- |
| \`NotVerified\` | The receiver has no valid claim |
| \`Frozen\` | An agent has frozen the sender |

### In code

\`\`\`solidity
function transfer(address to, uint256 amount) external returns (bool) {
    // The registry answers for people, the modules for rules.
    if (!registry.isVerified(to)) revert NotVerified(to);
    return _move(msg.sender, to, amount);
}
\`\`\`
`;

export const examples: Example<ProseProps>[] = [
  {
    name: 'Everything',
    themes: ['plaster'],
    props: { tree: readMarkdown(everything).tree, words },
  },
  {
    name: 'Longest line',
    themes: ['plaster'],
    props: { tree: readMarkdown(`## ${longest(90)}\n\n    ${longest(240)}`).tree, words },
  },
];
