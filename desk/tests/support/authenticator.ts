import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** An authenticator in software: one passkey, made and used as Web Authentication Level 3 says. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #holder = '';
  #counter = 0;
  readonly origin: string;

  /** @param origin what the browser says it is at */
  constructor(origin: string) {
    this.origin = origin;
  }

  /** The answer to the options of a new passkey. */
  create({
    challenge,
    rp,
    user,
  }: {
    challenge: string;
    rp: { id?: string };
    user: { id: string };
  }) {
    this.#holder = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const size = Buffer.from([0, id.length]);
    const made = Buffer.concat([Buffer.alloc(16), size, id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.#data(rp.id ?? '', 0x45), made]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to the options of a sign-in. */
  get({ challenge, rpId }: { challenge: string; rpId?: string }) {
    this.#counter += 1;
    const authData = this.#data(rpId ?? '', 0x05);
    const clientDataJSON = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.#holder,
    });
  }

  #data(party: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(Buffer.from(party)), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  #credential(response: Record<string, unknown>) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
