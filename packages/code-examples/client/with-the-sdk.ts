import { Falaj } from 'falaj-sdk';

/** The platform of a key, with refusals as values. */
export function connect(key: string): Falaj {
  return new Falaj({
    key,
    baseUrl: 'https://sandbox.falaj.example/v2',
    refusals: 'value',
  });
}

/** Sends ten shares and waits for the final block; gives the sentence to show if the share says no. */
export async function sendTen(falaj: Falaj): Promise<string | undefined> {
  const result = await falaj.transfers.create(
    {
      share: 'shr_sample_a',
      from: '0x1a00000000000000000000000000000000000001',
      to: '0x1b00000000000000000000000000000000000002',
      amount: '10',
    },
    { idempotencyKey: 'order-8841' },
  );
  if (result.kind === 'refused') return result.publicMessage;
  await falaj.transfers.untilFinal(result.transfer.id, { seconds: 1200 });
  return undefined;
}

/** Adds up the register of a share without decimals. */
export async function totalOf(falaj: Falaj, share: string): Promise<bigint> {
  let total = 0n;
  for await (const holder of falaj.holders.list({ share })) total += BigInt(holder.balance);
  return total;
}

/** A token that the app of one investor may hold; it ends after fifteen minutes. */
export async function tokenFor(falaj: Falaj, identity: string): Promise<string> {
  const session = await falaj.sessions.create({
    identity,
    allow: ['holdings:read', 'transfers:check', 'transfers:request'],
  });
  return session.token;
}
