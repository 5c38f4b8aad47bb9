/**
 * The reasons why an enquiry looks suspect in words, for the office's e-mail and for the inbox.
 * @param words by reason; a reason without words is shown as it is
 */
export const saySuspicion = (reasons: string[], words: Record<string, string>): string =>
  reasons.map((reason) => words[reason] ?? reason).join('; ');
