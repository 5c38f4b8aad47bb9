/** Pseudo-random numbers that are the same for the same seed (xorshift, 32 bits). */
function dice(seed: string): (sides: number) => number {
  let state = 0x9e3779b9;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

function otherWord(word: string, roll: (sides: number) => number): string {
  const signs = [...word].map((_, index) => {
    const from = index % 2 === 0 ? CONSONANTS : VOWELS;
    return from[roll(from.length)] ?? '';
  });
  const other = signs.join('');
  if (word === word.toUpperCase()) return other.toUpperCase();
  const [first = ''] = word;
  return first === first.toUpperCase() ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

/** Parts of a text that are not copy: placeholders, inline code, addresses, contract standards. */
const KEPT =
  /(\{[^}]*\}|`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|outside:\w+|\b(?:ERC|EIP)-?\d+\b)/;

/**
 * Makes another text of the same length: every word becomes one that does not exist, and every price another
 * price. Placeholders, code, addresses and figures stay. The same word with the same salt always becomes the
 * same other word.
 */
export function otherText(text: string, salt = ''): string {
  const other = (word: string) => {
    const roll = dice(salt + word.toLowerCase());
    return word.length < 2 ? word : otherWord(word, roll);
  };
  return text
    .split(KEPT)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\p{L}+/gu, other)
            .replace(/\$(\d)/g, (_, digit) => `$${(Number(digit) % 9) + 1}`),
    )
    .join('');
}

/**
 * Rewrites the text below a front matter: every line outside code changes, except for Markdown marks at its
 * start.
 */
export function otherMarkdown(markdown: string, salt = ''): string {
  return markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/(?:[^\n]+\n?)+/g, (block) => otherText(block, salt)),
    )
    .join('');
}
