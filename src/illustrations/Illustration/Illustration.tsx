import type { IllustrationContent } from '../../schemas/illustrations/illustration.ts';
import { Allocation } from '../Allocation/Allocation.tsx';
import type { IllustrationMessages } from '../IllustrationFrame/IllustrationFrame.tsx';
import { NetworkMap } from '../NetworkMap/NetworkMap.tsx';
import { OrderBook } from '../OrderBook/OrderBook.tsx';
import { Register } from '../Register/Register.tsx';
import { Signing } from '../Signing/Signing.tsx';
import { TransferCheck } from '../TransferCheck/TransferCheck.tsx';
import { Vintages } from '../Vintages/Vintages.tsx';
import { Waterfall } from '../Waterfall/Waterfall.tsx';

export interface IllustrationProps {
  illustration: IllustrationContent;
  messages: IllustrationMessages;
}

/** The illustration that the content names: a picture of the product at work, with sample data. */
export function Illustration({ illustration, messages }: IllustrationProps) {
  switch (illustration.kind) {
    case 'allocation':
      return <Allocation illustration={illustration} messages={messages} />;
    case 'register':
      return <Register illustration={illustration} messages={messages} />;
    case 'transferCheck':
      return <TransferCheck illustration={illustration} messages={messages} />;
    case 'waterfall':
      return <Waterfall illustration={illustration} messages={messages} />;
    case 'orderBook':
      return <OrderBook illustration={illustration} messages={messages} />;
    case 'vintages':
      return <Vintages illustration={illustration} messages={messages} />;
    case 'signing':
      return <Signing illustration={illustration} messages={messages} />;
    case 'networkMap':
      return <NetworkMap illustration={illustration} messages={messages} />;
  }
}
