import { Chain } from '../../src/features/playground/chain/chain.ts';
import { address } from '../../src/features/playground/chain/evm.ts';
import { type Hex, toHex } from '../../src/features/playground/chain/hex.ts';
import type {
  InitialContract,
  InitialState,
  SourceLine,
} from '../../src/features/playground/chain/initial-state.ts';
import { ISSUED, START_TIME } from '../../src/features/playground/world/cast.ts';
import { LINES } from '../../src/features/playground/world/lines.ts';
import { setUp } from '../../src/features/playground/world/set-up.ts';
import { compiled } from './compiled.ts';
import { fingerprint, SOURCES } from './sources.ts';

/** The place of a line in its contract. Among equal lines the last one counts, to which the others lead. */
function lineOf(file: string, text: string): SourceLine {
  const lines = (SOURCES[`contracts/${file}`] ?? '').split('\n').map((line) => line.trim());
  const at = lines.indexOf(text);
  if (at < 0) throw new Error(`${file} has no line "${text}"`);
  return { file, line: at + 1, text };
}

/** Runs the set-up on an empty chain and collects the result: codes without repeats, and storage. */
export async function makeInitialState(): Promise<InitialState> {
  const { codes, signatures } = compiled();
  const chain = await Chain.start();
  chain.time = ISSUED;
  const deployed = await setUp(
    (name) => codes.get(name) ?? '0x',
    async (call) => {
      const { succeeded, output, created } = await chain.send(call);
      if (!succeeded) throw new Error(`The set-up was refused: ${output}`);
      return created;
    },
  );
  const slots = chain.state.slots();
  const shared: Hex[] = [];
  const contracts: InitialContract[] = [];
  for (const one of deployed) {
    const code = toHex(await chain.state.getCode(address(one.address)));
    if (!shared.includes(code)) shared.push(code);
    const own = slots.filter(([key]) => key.startsWith(one.address));
    const storage = own.map(([key, value]) => [short(key.split('_')[1] as Hex), short(value)]);
    contracts.push({ ...one, code: shared.indexOf(code), storage: Object.fromEntries(storage) });
  }
  const lines = Object.entries(LINES).map(([check, { file, text }]) => [check, lineOf(file, text)]);
  return {
    ...{ sources: fingerprint(), time: START_TIME, codes: shared, contracts },
    events: signatures('event'),
    errors: signatures('error'),
    functions: signatures('function'),
    lines: Object.fromEntries(lines),
  };
}

/** A number without leading zeros, in whole bytes. */
function short(value: Hex): Hex {
  const digits = BigInt(value).toString(16);
  return `0x${digits.padStart(digits.length + (digits.length % 2), '0')}`;
}
