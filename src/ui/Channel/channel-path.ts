/** Where the channel of a page can pass a section: beside column 1, after column 6, or beside column 12. */
export type Column = 1 | 6 | 12;

/** What a section does with the channel of its page. Its component says it as a property named `channel`. */
export interface ChannelPath {
  /** The column at which the channel can pass its content; without it, the channel passes on the side where it is. */
  through?: Column;
  /** The column at which the channel leaves it, if another; then its content draws the way there. */
  out?: Column;
  /** Whether the channel begins here, or ends here. */
  end?: 'first' | 'last';
}
