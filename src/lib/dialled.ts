/** A phone number as it is dialled: `+971 4 000 0000` as `+97140000000` (RFC 3966, global number). */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');
