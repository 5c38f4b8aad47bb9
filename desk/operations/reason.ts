/** The reason of a failure, in one line of at most 200 characters and without personal data. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  const text = (message || code || String(error)).replace(/\s+/g, ' ');
  // SMTP servers repeat e-mail addresses in their answers.
  return text.replace(/\S+@\S+/g, '…').slice(0, 200);
};
