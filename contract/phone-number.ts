/** Digits with what people write between them, and before them the sign of an international number. */
const NUMBER = /^\+?[\d\s()./-]+$/;

/** Whether a text is a telephone number: as many digits as a number can have (ITU-T E.164), and no letters. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return NUMBER.test(text) && digits >= 5 && digits <= 15;
}
