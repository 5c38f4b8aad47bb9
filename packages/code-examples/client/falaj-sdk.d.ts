// The part of the SDK that with-the-sdk.ts uses. The SDK itself is handed over with each project.
declare module 'falaj-sdk' {
  /** What a transfer came to: it was accepted, or the share said no. */
  type TransferResult =
    | { kind: 'accepted'; transfer: { id: string } }
    | { kind: 'refused'; rule: string; publicMessage: string };

  interface Order {
    share: string;
    from: string;
    to: string;
    amount: string;
  }

  export class Falaj {
    constructor(options: { key: string; baseUrl: string; refusals?: 'value' });
    readonly transfers: {
      create(order: Order, options: { idempotencyKey: string }): Promise<TransferResult>;
      untilFinal(id: string, options: { seconds: number }): Promise<void>;
    };
    readonly holders: {
      list(filter: { share: string }): AsyncIterable<{ balance: string }>;
    };
    readonly sessions: {
      create(options: { identity: string; allow: string[] }): Promise<{ token: string }>;
    };
  }
}
