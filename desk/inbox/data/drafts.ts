/** A reply or a note that somebody is writing. */
export interface ReplyDraft {
  /** The id under which the answer is sent, the same for every try, so that it is sent once. */
  id: string;
  kind: 'answer' | 'note';
  subject: string;
  answer: string;
  note: string;
  /** The chosen template, by its index in the list. */
  template?: string;
  /** The texts that a template put into subject and answer. */
  filled?: { subject: string; answer: string };
}

/** The drafts of an account, by enquiry. */
interface Drafts {
  account: string;
  byEnquiry: Record<string, ReplyDraft>;
}

const KEY = 'desk:drafts';

/**
 * The drafts, which are also in the storage of this tab, so that a reload or a phone that is short of memory costs no
 * words. They leave it when they are sent, when their writer signs out, and when the tab is closed: the least that
 * does it (OWASP ASVS 4.0.3, 8.2.2; docs/security.md).
 */
let drafts: Drafts | undefined;

function stored(): Drafts | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    // The browser keeps nothing, or something else stands there.
    return undefined;
  }
}

function store(): void {
  const isEmpty = Object.keys(drafts?.byEnquiry ?? {}).length === 0;
  try {
    if (isEmpty) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // The browser keeps nothing: drafts last as long as the page.
  }
}

/** The drafts of an account. Those of somebody who was signed in before are dropped. */
function draftsOf(account: string): Drafts['byEnquiry'] {
  drafts ??= stored();
  if (drafts?.account !== account) {
    drafts = { account, byEnquiry: {} };
    store();
  }
  return drafts.byEnquiry;
}

/** The draft of an account for an enquiry, if there is one. */
export const readReplyDraft = (account: string, enquiry: string): ReplyDraft | undefined =>
  draftsOf(account)[enquiry];

/** Stores a draft; without one, removes it. */
export function keepReplyDraft(account: string, enquiry: string, draft?: ReplyDraft): void {
  const all = draftsOf(account);
  if (draft) all[enquiry] = draft;
  else delete all[enquiry];
  store();
}

/** Removes every draft from this tab. */
export function dropDrafts(): void {
  drafts = undefined;
  store();
}
