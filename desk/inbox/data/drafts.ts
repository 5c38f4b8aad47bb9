/** A reply or a note that somebody is writing. */
export interface ReplyDraft {
  kind: 'answer' | 'note';
  subject: string;
  answer: string;
  note: string;
  /** The chosen template, by its index in the list. */
  template?: string;
  /** The texts that a template put into subject and answer. */
  filled?: { subject: string; answer: string };
}

/**
 * Drafts by enquiry. They are kept as long as the page is open, even after signing in again, and never written
 * to the browser's storage (OWASP ASVS 4.0.3, 8.2.2).
 */
const drafts = new Map<string, ReplyDraft>();

/** The draft for an enquiry, if there is one. */
export const readReplyDraft = (id: string): ReplyDraft | undefined => drafts.get(id);

/** Stores a draft; without one, removes it. */
export function keepReplyDraft(id: string, draft?: ReplyDraft): void {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
}
