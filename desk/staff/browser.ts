/** Names in a User-Agent; browsers that claim to be others come first. */
const BROWSERS = [
  ['Edge', /\bEdg\w*\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * Browser and system in words, so that people recognise their sessions: `Firefox, Windows`. Nothing else of the
 * User-Agent is stored.
 */
export const browserOf = (userAgent = ''): string =>
  [BROWSERS, SYSTEMS]
    .map((names) => names.find(([, sign]) => sign.test(userAgent))?.[0])
    .filter(Boolean)
    .join(', ');
