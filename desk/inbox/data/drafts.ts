/** What somebody is writing. */
export interface ReplyDraft {
  kind: 'answer' | 'note';
  subject: string;
  answer: string;
  note: string;
  /** The template that was chosen, by its place in the list. */
  template?: string;
  /** What a template has put into subject and answer. */
  filled?: { subject: string; answer: string };
}

/**
 * Drafts by enquiry. They live as long as the page does, also over signing in again, and are never written
 * to the browser's storage (OWASP ASVS 4.0.3, 8.2.2).
 */
const drafts = new Map<string, ReplyDraft>();

/** What somebody has begun to write on an enquiry. */
export const readReplyDraft = (id: string): ReplyDraft | undefined => drafts.get(id);

/** Keeps a draft; without one, forgets it. */
export function keepReplyDraft(id: string, draft?: ReplyDraft): void {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
}
