import { domainToASCII, domainToUnicode } from 'node:url';
import { addressText } from '@falaj/contract/plain-text.ts';

/** Name and domain of an address in one form: in lower case, the domain as the network knows it (UTS 46). */
function partsOf(email: string): [name: string, domain: string] {
  const address = addressText(email).toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return [address.slice(0, at), domainToASCII(domain) || domain];
}

/**
 * Whom an address belongs to: its one form by which a person is found, counted, exported and erased, however its domain is
 * spelled.
 */
export function personOf(email: string): string {
  if (!email.includes('@')) return addressText(email).toLowerCase();
  return partsOf(email).join('@');
}

/** The spellings of an address by which somebody may look for it: as it was typed, and the domain in both forms. */
export function spellingsOf(email: string): string[] {
  if (!email.includes('@')) return [email];
  const [name, domain] = partsOf(email);
  return [
    ...new Set([email.toLowerCase(), `${name}@${domain}`, `${name}@${domainToUnicode(domain)}`]),
  ];
}
