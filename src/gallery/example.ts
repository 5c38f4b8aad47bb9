/** A ground on which an example can be shown (docs/site-rules.md#look). */
export type Theme = 'plaster' | 'plaster-2' | 'mist' | 'dusk';

/** One way to use a component. The gallery and the unit, axe and screenshot tests all read it. */
export interface Example<Props> {
  /** What distinguishes it, in a few words. For sections it is also a part of the address. */
  name: string;
  props: Props;
  /** What to look for, or why it is shown. */
  note?: string;
  /** The grounds on which a primitive is shown side by side; plaster and dusk if not given. */
  themes?: Theme[];
  /** Shows the example in right-to-left, as the Arabic edition will. */
  dir?: 'rtl';
  /** Shows the example without motion, as visitors who ask for less see it (WCAG 2.3.3). */
  still?: true;
  /** Never shown on narrow screens, so its frame may scroll sideways. */
  wide?: true;
  /** Whether it gets a gallery page to itself because it holds what a document has once, such as the headline. */
  alone?: true;
  /** The element that must contain it. */
  within?: 'dl';
}
