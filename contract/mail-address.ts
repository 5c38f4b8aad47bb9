/**
 * Accepts an address in any script whose domain has a dot. Browsers accept `name@company`, to which nobody
 * outside that company can write, and refuse letters that RFC 6531 allows. What is no character for people is in no
 * address.
 */
const ADDRESS = /^[^\s\p{C}@<>,;]+@[^\s\p{C}@.<>,;]+(\.[^\s\p{C}@.<>,;]+)+$/u;

/** Whether a text is the address of a mailbox, as far as that can be seen. */
export const isMailAddress = (text: string) => ADDRESS.test(text);
