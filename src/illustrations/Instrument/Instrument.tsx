import type { InstrumentContent } from '../../schemas/illustrations/instrument.ts';
import { Allocation } from '../Allocation/Allocation.tsx';
import { NetworkMap } from '../NetworkMap/NetworkMap.tsx';
import { OrderBook } from '../OrderBook/OrderBook.tsx';
import type { InstrumentWords } from '../Plate/Plate.tsx';
import { Register } from '../Register/Register.tsx';
import { Signing } from '../Signing/Signing.tsx';
import { TransferCheck } from '../TransferCheck/TransferCheck.tsx';
import { Vintages } from '../Vintages/Vintages.tsx';
import { Waterfall } from '../Waterfall/Waterfall.tsx';

export interface InstrumentProps {
  instrument: InstrumentContent;
  words: InstrumentWords;
}

/** The instrument that the content names: a picture of the product at work, with sample data. */
export function Instrument({ instrument, words }: InstrumentProps) {
  switch (instrument.kind) {
    case 'allocation':
      return <Allocation instrument={instrument} words={words} />;
    case 'register':
      return <Register instrument={instrument} words={words} />;
    case 'transferCheck':
      return <TransferCheck instrument={instrument} words={words} />;
    case 'waterfall':
      return <Waterfall instrument={instrument} words={words} />;
    case 'orderBook':
      return <OrderBook instrument={instrument} words={words} />;
    case 'vintages':
      return <Vintages instrument={instrument} words={words} />;
    case 'signing':
      return <Signing instrument={instrument} words={words} />;
    case 'networkMap':
      return <NetworkMap instrument={instrument} words={words} />;
  }
}
