/** A phone number in the form that is dialled: `+97140000000` for `+971 4 000 0000` (RFC 3966, global number). */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');
