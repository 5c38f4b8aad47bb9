import { keyOf, partSelector } from './part.ts';

/**
 * Base class of the site's custom elements (HTML Standard, Custom elements). Their HTML is printed by React at
 * build time, without a shadow tree, and works before the script arrives; the script adds what HTML alone
 * cannot do. `Parts` lists the elements inside that the script needs, marked by `part` (elements/part.ts).
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
   * Called each time the element is connected to the document, with everything that is in it.
   * @param signal aborts when the element leaves the document; listeners, timers and observers should end with
   * it
   */
  protected abstract connect(signal: AbortSignal): void;

  /**
   * The first part with a name. Only a part whose type includes undefined may be missing.
   * @param key if given, the part that `keyedPart` marked with this key
   */
  find<Name extends keyof Parts & string>(name: Name, key?: string): Parts[Name] {
    const parts = this.findAll(name);
    return parts.find((one) => key === undefined || keyOf(one) === key) as Parts[Name];
  }

  /** Every part with a name, in document order. */
  findAll<Name extends keyof Parts & string>(
    name: Name,
  ): (HTMLElement & NonNullable<Parts[Name]>)[] {
    return [
      ...this.querySelectorAll<HTMLElement & NonNullable<Parts[Name]>>(partSelector<Parts>(name)),
    ];
  }
}
