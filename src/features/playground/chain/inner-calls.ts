import type { EVM, EVMResult, Message } from '@ethereumjs/evm';
import { type Hex, toHex } from './hex.ts';

/** A call that one contract made to another within a transaction. */
export interface InnerCall {
  from: Hex;
  to: Hex;
  data: Hex;
  output: Hex;
  succeeded: boolean;
}

/**
 * Records every inner call of the next transaction, in the order in which they end, until the listeners are
 * removed.
 */
export function listen(evm: EVM): InnerCall[] {
  const calls: InnerCall[] = [];
  const open: Message[] = [];
  evm.events.on('beforeMessage', (message: Message) => {
    open.push(message);
  });
  evm.events.on('afterMessage', ({ execResult }: EVMResult) => {
    const message = open.pop();
    if (!message?.to || open.length === 0) return;
    calls.push({
      from: message.caller.toString(),
      to: message.to.toString(),
      data: toHex(message.data),
      output: toHex(execResult.returnValue),
      succeeded: !execResult.exceptionError,
    });
  });
  return calls;
}
