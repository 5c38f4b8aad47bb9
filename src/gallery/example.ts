/** A ground that an example can stand on (docs/site-rules.md#look). */
export type Mood = 'plaster' | 'plaster-2' | 'mist' | 'dusk';

/** One way to use a component; the gallery, the unit, axe and screenshot tests all read it. */
export interface Example<Props> {
  /** What sets it apart, in a few words; for sections it is also part of the address. */
  name: string;
  props: Props;
  /** What to look at, or why it is here. */
  note?: string;
  /** Grounds of a primitive, side by side; without them plaster and dusk. */
  moods?: Mood[];
  /** Shows the example in right-to-left, as the Arabic edition will. */
  dir?: 'rtl';
  /** Shows the example without motion, as visitors who ask for less see it (WCAG 2.3.3). */
  still?: true;
  /** Never shown on narrow screens: the frame scrolls instead of the page. */
  wide?: true;
  /** Has a page of the gallery to itself: it holds what may stand there once, such as the headline. */
  alone?: true;
  /** The element it may only stand in. */
  within?: 'dl';
}
