/** Why something failed, in one line of at most 200 characters, without what it was about. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  const text = (message || code || String(error)).replace(/\s+/g, ' ');
  // SMTP servers repeat addresses in their answers.
  return text.replace(/\S+@\S+/g, '…').slice(0, 200);
};
