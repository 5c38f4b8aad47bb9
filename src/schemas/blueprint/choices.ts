/** Where the issuer of a blueprint is formed. */
export const ISSUERS = ['dubai', 'emirates', 'difc', 'adgm', 'eu', 'elsewhere'] as const;
/** Where investors of a blueprint live. */
export const INVESTORS = ['uae', 'gcc', 'eu', 'uk', 'us', 'elsewhere'] as const;
/** How holders of a blueprint may sell: not before the end, to each other by agreement, or on a venue. */
export const LIQUIDITY = ['hold', 'agreed', 'venue'] as const;
/** What the issuer has already. */
export const SYSTEMS = ['bank', 'kyc', 'accounting', 'registrar', 'app', 'custodian'] as const;

/** Bounds of the numbers that a visitor may enter; an address is checked against them too. */
export const BOUNDS = {
  size: { min: 10_000, max: 10_000_000_000 },
  holders: { min: 2, max: 1_000_000 },
  minimum: { min: 1, max: 100_000_000 },
  shared: { min: 1, max: 50 },
  wait: { min: 0, max: 104 },
} as const;

/**
 * The first and the last day on which a plan can begin, as ISO 8601 dates; holidays are known only for some
 * years.
 */
export const START_DATES = { min: '2026-01-01', max: '2035-12-31' } as const;
