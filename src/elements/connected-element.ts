import { keyOf, partSelector } from './part.ts';

/**
 * Base of the site's custom elements (HTML Standard, Custom elements). They are plain HTML that
 * React has printed at build time, without a shadow tree; their script adds what HTML alone cannot
 * do. `Parts` names the elements inside that the script needs, as marked by `part` (elements/part.ts).
 */
export abstract class ConnectedElement<Parts extends object = object> extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    this.#connection = new AbortController();
    this.connect(this.#connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }

  /**
   * Called each time the element comes into a page, with everything that is in it.
   * @param signal aborts when the element leaves the page: listeners, timers and observers end with it
   */
  protected abstract connect(signal: AbortSignal): void;

  /**
   * The first part of a name; only a part whose type allows it may be missing.
   * @param key takes the part that `keyedPart` gave this key instead
   */
  find<Name extends keyof Parts & string>(name: Name, key?: string): Parts[Name] {
    const parts = this.findAll(name);
    return parts.find((one) => key === undefined || keyOf(one) === key) as Parts[Name];
  }

  /** Every part of a name, in the order of the page. */
  findAll<Name extends keyof Parts & string>(
    name: Name,
  ): (HTMLElement & NonNullable<Parts[Name]>)[] {
    return [
      ...this.querySelectorAll<HTMLElement & NonNullable<Parts[Name]>>(partSelector<Parts>(name)),
    ];
  }
}
