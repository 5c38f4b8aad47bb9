/** Between the name of an offer and what it claims. */
const COLON = ': ';

/** The two sizes of a headline. */
export interface SplitTitle {
  /** The name of the offer; undefined where the title has no colon. */
  name: string | undefined;
  claim: string;
}

/**
 * Splits the headline of an offer at its first colon.
 * @param title such as `Carbon credit tokenization: issued credits as units`
 */
export function splitTitle(title: string): SplitTitle {
  const at = title.indexOf(COLON);
  if (at < 0) return { name: undefined, claim: title };
  return { name: title.slice(0, at), claim: title.slice(at + COLON.length) };
}
