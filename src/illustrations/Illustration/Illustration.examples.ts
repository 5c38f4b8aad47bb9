import type { Example } from '../../gallery/example.ts';
import { examples as allocations } from '../Allocation/Allocation.examples.ts';
import { examples as maps } from '../NetworkMap/NetworkMap.examples.ts';
import { examples as books } from '../OrderBook/OrderBook.examples.ts';
import { examples as registers } from '../Register/Register.examples.ts';
import { examples as acts } from '../Signing/Signing.examples.ts';
import { examples as checks } from '../TransferCheck/TransferCheck.examples.ts';
import { examples as ledgers } from '../Vintages/Vintages.examples.ts';
import { examples as payouts } from '../Waterfall/Waterfall.examples.ts';
import type { IllustrationProps } from './Illustration.tsx';

type Props = Omit<IllustrationProps, 'messages'>;

/** The first example of each kind. */
export const examples: Example<Props>[] = [
  allocations,
  registers,
  checks,
  payouts,
  books,
  ledgers,
  acts,
  maps,
].flatMap(([first]) =>
  first
    ? [{ name: first.props.illustration.kind, props: { illustration: first.props.illustration } }]
    : [],
);
