/** A reply or a note that somebody is writing. */
export interface ReplyDraft {
  /** The id under which the answer is sent, the same for every try, so that it is sent once. */
  id: string;
  kind: 'answer' | 'note';
  subject: string;
  answer: string;
  note: string;
  /** The chosen answer template, by its index in the list. */
  template?: string;
  /** The texts that an answer template put into subject and answer. */
  filled?: { subject: string; answer: string };
}

/** What an account has begun to write: replies by the ids of their enquiries, and other texts by their names. */
interface Drafts {
  account: string;
  byName: Record<string, unknown>;
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
  const isEmpty = Object.keys(drafts?.byName ?? {}).length === 0;
  try {
    if (isEmpty) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // The browser keeps nothing: drafts last as long as the page.
  }
}

/** The drafts of an account. Those of somebody who was signed in before are dropped. */
function draftsOf(account: string): Drafts['byName'] {
  drafts ??= stored();
  if (drafts?.account !== account) {
    drafts = { account, byName: {} };
    store();
  }
  return drafts.byName;
}

/** What an account has begun to write under a name, if there is something. */
export const readDraft = <Draft>(account: string, name: string): Draft | undefined =>
  draftsOf(account)[name] as Draft | undefined;

/** Keeps what an account has begun to write; without a draft, removes it. */
export function keepDraft<Draft>(account: string, name: string, draft?: Draft): void {
  const all = draftsOf(account);
  if (draft) all[name] = draft;
  else delete all[name];
  store();
}

/** Removes every draft from this tab. */
export function dropDrafts(): void {
  drafts = undefined;
  store();
}
