const NUMBER = /^\$?(\d[\d,]*(?:\.\d+)?)(%?)/;
const NAME = /^[a-zA-Z][\w.]*/;
/** Signs of multiplication and division, as notes and articles write them. */
const TIMES = /^[×x*]/;
const DIVIDED = /^[÷/]/;
const MINUS = /^[-−]/;

/**
 * The value of a sum such as `(952,000 + 146 × 2,400) ÷ 5`; undefined where the text is no sum.
 * @param valueIn the value of a name in the sum; without it a name is no sum
 */
export function calculate(
  text: string,
  valueIn: (name: string) => number | undefined = () => undefined,
): number | undefined {
  let rest = text.trim();
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length).trimStart();
    return found;
  };
  const atom = (): number => {
    if (take(MINUS)) return -atom();
    if (take(/^\(/)) {
      const inner = sum();
      return take(/^\)/) ? inner : Number.NaN;
    }
    const number = take(NUMBER);
    if (number) return Number(number[1]?.replaceAll(',', '')) / (number[2] ? 100 : 1);
    const name = take(NAME);
    return (name && valueIn(name[0])) ?? Number.NaN;
  };
  const product = (): number => {
    let value = atom();
    for (;;) {
      if (take(TIMES)) value *= atom();
      else if (take(DIVIDED)) value /= atom();
      else return value;
    }
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take(/^\+/)) value += product();
      else if (take(MINUS)) value -= product();
      else return value;
    }
  };
  const value = sum();
  return rest === '' && Number.isFinite(value) ? value : undefined;
}
