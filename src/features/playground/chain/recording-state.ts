import { SimpleStateManager } from '@ethereumjs/statemanager';
import type { Address } from '@ethereumjs/util';
import { type Hex, toHex } from './hex.ts';

/** A slot whose value a transaction changed. */
export interface StorageChange {
  address: Hex;
  slot: Hex;
  before: Hex;
  after: Hex;
}

/** The library's state manager, which also records what a transaction writes. */
export class RecordingState extends SimpleStateManager {
  private touched = new Map<string, { address: Address; key: Uint8Array; before: Hex }>();

  override async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    const id = `${address}${toHex(key)}`;
    if (!this.touched.has(id)) {
      const before = toHex(await this.getStorage(address, key));
      this.touched.set(id, { address, key, before });
    }
    await super.putStorage(address, key, value);
  }

  /** The changes since the last call, without what was written and reverted. */
  async takeChanges(): Promise<StorageChange[]> {
    const changes: StorageChange[] = [];
    for (const { address, key, before } of this.touched.values()) {
      const after = toHex(await this.getStorage(address, key));
      if (BigInt(`${before}0`) === BigInt(`${after}0`)) continue;
      changes.push({ address: address.toString(), slot: toHex(key), before, after });
    }
    this.touched.clear();
    return changes;
  }

  /** Every slot that is not empty, as `address_slot` and value, in order. */
  slots(): [string, Hex][] {
    return [...(this.storageStack.at(-1) ?? [])]
      .map(([key, value]): [string, Hex] => [key, toHex(value)])
      .filter(([, value]) => BigInt(`${value}0`) !== 0n)
      .sort(([one], [other]) => (one < other ? -1 : 1));
  }
}
