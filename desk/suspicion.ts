/**
 * The reasons why an enquiry looks suspect in words, for the office's e-mail and for the inbox.
 * @param messages by reason; a reason without one is shown as it is
 */
export const saySuspicion = (reasons: string[], messages: Record<string, string>): string =>
  reasons.map((reason) => messages[reason] ?? reason).join('; ');
