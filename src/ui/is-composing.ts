/** The `keyCode` of a key that an input method has taken (UI Events, 7.3.1). */
const TAKEN = 229;

/**
 * Whether a key belongs to a word that an input method still composes, such as the Enter that chooses a
 * candidate. Safari ends the composition before it sends that key, which only its code then tells
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN;
