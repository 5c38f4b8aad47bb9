const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on the reader's own computer. @param url an absolute address */
export const isLocal = (url: string): boolean =>
  URL.canParse(url) && HERE.includes(new URL(url).hostname);
