import type { IllustrationContent } from '../../schemas/illustrations/illustration.ts';
import { Allocation } from '../Allocation/Allocation.tsx';
import { NetworkMap } from '../NetworkMap/NetworkMap.tsx';
import { OrderBook } from '../OrderBook/OrderBook.tsx';
import type { IllustrationWords } from '../Plate/Plate.tsx';
import { Register } from '../Register/Register.tsx';
import { Signing } from '../Signing/Signing.tsx';
import { TransferCheck } from '../TransferCheck/TransferCheck.tsx';
import { Vintages } from '../Vintages/Vintages.tsx';
import { Waterfall } from '../Waterfall/Waterfall.tsx';

export interface IllustrationProps {
  illustration: IllustrationContent;
  words: IllustrationWords;
}

/** The illustration that the content names: a picture of the product at work, with sample data. */
export function Illustration({ illustration, words }: IllustrationProps) {
  switch (illustration.kind) {
    case 'allocation':
      return <Allocation illustration={illustration} words={words} />;
    case 'register':
      return <Register illustration={illustration} words={words} />;
    case 'transferCheck':
      return <TransferCheck illustration={illustration} words={words} />;
    case 'waterfall':
      return <Waterfall illustration={illustration} words={words} />;
    case 'orderBook':
      return <OrderBook illustration={illustration} words={words} />;
    case 'vintages':
      return <Vintages illustration={illustration} words={words} />;
    case 'signing':
      return <Signing illustration={illustration} words={words} />;
    case 'networkMap':
      return <NetworkMap illustration={illustration} words={words} />;
  }
}
