const SENTENCES = [
  'The register of the land office stays the record of title, and each share points to one entry of it.',
  'A transfer asks the identity registry first, so a wallet that may not hold the share cannot receive it.',
  'Counterparties reconcile the same balance every evening, which a spreadsheet had promised for years.',
  'Distributions follow the register of the record date, and the administrator signs the list before it is paid.',
  'Infrastructure that must not fail is tested by people who are paid to break it, one week before launch.',
  'Custodians keep half of the key, the issuer keeps the other half, and neither half moves anything alone.',
  'Non-transferability, record-keeping and re-identification are rules that a contract reads before it acts.',
  'An auditor follows one number from the printed report back to the meter, the valve or the vault shelf.',
];

/**
 * Text of exactly the greatest length that a schema allows, to see whether the layout copes.
 * @param max length in characters
 * @param start index of the sentence it begins with, so that neighbours differ
 */
export function longest(max: number, start = 0): string {
  const turned = SENTENCES.map((_, index) => SENTENCES[(index + start) % SENTENCES.length]);
  const cut = turned.join(' ').repeat(2).slice(0, max);
  // A space at the end would be trimmed, which would make the text one character too short.
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}.` : cut;
}
