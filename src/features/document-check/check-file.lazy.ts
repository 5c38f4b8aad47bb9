import { fill } from '@falaj/contract/fill.ts';
import type { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { CheckParts, VerdictMessages } from './check-parts.ts';
import { fetchList, type KnownList } from './fetch-list.ts';
import { gatesOf, inGroups, sha256Of } from './fingerprint.ts';
import { type DocumentVerdict, judge } from './judge.ts';

type Check = ConnectedElement<CheckParts>;

/**
 * The message for a verdict. If the signature of the list could not be checked, no message says that a file is
 * ours.
 */
function wordOf(
  verdict: DocumentVerdict,
  state: KnownList['state'],
): keyof VerdictMessages['verdicts'] {
  if (verdict.is !== 'same') return verdict.is;
  if (state === 'unsupported') return 'unchecked';
  return verdict.isRenamed ? 'renamed' : 'same';
}

/** What is shown of a file: its name, its fingerprint, and the state of the list it was compared with. */
interface Checked {
  name: string;
  sha256: string;
  state: KnownList['state'];
}

/** Opens the gates of a row as far as its digits say. */
function draw(row: HTMLElement, digits: string, against: string): void {
  const gates = gatesOf(digits);
  row.querySelectorAll<HTMLElement>('i').forEach((gate, index) => {
    const share = gates[index];
    gate.dataset.tens = `${share?.['data-tens']}`;
    gate.dataset.ones = `${share?.['data-ones']}`;
    gate.toggleAttribute('data-other', digits[index] !== against[index]);
  });
}

/** Shows the verdict on a file, and both fingerprints where there are two. */
function tell(check: Check, says: VerdictMessages, file: Checked, verdict: DocumentVerdict): void {
  const { name, sha256, state } = file;
  const word = wordOf(verdict, state);
  const document = verdict.is === 'unknown' ? undefined : verdict.document;
  const published = document?.sha256 ?? sha256;
  const values = { file: name, title: document?.title ?? '', version: document?.version ?? '' };
  const { title, text } = says.verdicts[word];
  const isOurs = word === 'same' || word === 'renamed';
  check.find('verdict').hidden = false;
  check.find('good').hidden = !isOurs;
  check.find('bad').hidden = isOurs;
  check.find('title').textContent = title;
  check.find('text').textContent = fill(text, values);
  draw(check.find('oursRow'), published, published);
  draw(check.find('yoursRow'), sha256, published);
  check.find('ours').textContent = inGroups(published);
  check.find('yours').textContent = inGroups(sha256);
  check.find('oursRow').hidden = !document;
  const n = [...sha256].filter((digit, index) => digit !== published[index]).length;
  const differs = check.find('differs');
  differs.hidden = n === 0;
  differs.textContent = fill(says.differs, { n });
  const again = check.find('again');
  again.hidden = !document || verdict.is === 'same';
  if (document) again.href = document.path;
  // The focus moves to the verdict, which is what the visitor asked for (WCAG 2.4.3).
  check.find('title').focus();
}

let known: Promise<KnownList> | undefined;

/** Fetches the list once; after a failure, again with the next file. */
async function listOnce(): Promise<KnownList> {
  known ??= fetchList();
  const list = await known;
  if (!list.documents) known = undefined;
  return list;
}

/**
 * Compares a file with the signed list, on the device.
 * @param signal aborts when the check leaves the page
 */
export async function checkFile(check: Check, file: File, signal: AbortSignal): Promise<void> {
  const says: VerdictMessages = JSON.parse(check.getAttribute('messages') ?? '');
  const status = check.find('list');
  check.find('verdict').hidden = true;
  status.dataset.state = 'busy';
  status.textContent = says.busy;
  const { state, documents } = await listOnce();
  if (signal.aborted) return;
  status.dataset.state = state;
  status.textContent = says.list[state];
  if (!documents) return;
  try {
    const sha256 = await sha256Of(await file.arrayBuffer());
    const checked = { name: file.name, sha256, state };
    if (!signal.aborted) tell(check, says, checked, judge(file.name, sha256, documents));
  } catch (error) {
    console.info('A file was not read:', error);
    status.textContent = says.unreadable;
  }
}
