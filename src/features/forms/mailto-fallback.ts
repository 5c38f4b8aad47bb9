import { plainText } from '@falaj/contract/plain-text.ts';
import { saveFile } from '../../ui/save-file.ts';

/** An e-mail that the visitor sends with a program of their own. */
export interface MailDraft {
  to: string;
  subject: string;
  text: string;
}

/** Characters of a mailto address that every common mail program takes; Windows stops near 2,048. */
const LONGEST_LINK = 1800;

const encoder = new TextEncoder();

/** A part of a mailto address: line breaks are `%0D%0A` (RFC 6068 section 5). */
const encode = (text: string) => encodeURIComponent(plainText(text).replaceAll('\n', '\r\n'));

/** Length of a part of the text once it is percent-encoded. */
const costOf = (part: string) => encode(part).length;

/** An address that opens a mail program, and whether it holds only the beginning of the e-mail. */
export interface MailLink {
  href: string;
  isCut: boolean;
}

/**
 * The address that opens a mail program with the e-mail typed (RFC 6068).
 * @param cutNote line that begins an e-mail too long for an address, and asks to paste the whole
 */
export function mailtoLink({ to, subject, text }: MailDraft, cutNote: string): MailLink {
  // The address of the receiver is ours, but its @ must stay readable to mail programs.
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject.replace(/\s+/g, ' '))}&body=`;
  const whole = start + encode(text);
  if (whole.length <= LONGEST_LINK) return { href: whole, isCut: false };
  const note = encode(`${cutNote}\n\n`);
  let room = LONGEST_LINK - start.length - note.length - costOf(' ') - costOf('…');
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(plainText(text))) {
    room -= costOf(segment);
    if (room < 0) break;
    kept += segment;
  }
  // No word is cut in two, unless the text has no spaces.
  const cut = kept.replace(/\s\S{0,40}$/, '');
  return { href: `${start}${note}${encode(`${cut} …`)}`, isCut: true };
}

/** The `action` of a form that the browser submits by itself to a mail program. */
export const mailAction = (to: string, subject: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}`;

/** Opens the visitor's mail program, if there is one; the page stays. */
export function openMail(link: string): void {
  location.href = link;
}

/** Puts text on the clipboard; false where the browser or the visitor does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers text as a file to keep. The mark at its start tells old editors that it is UTF-8. */
export function saveText(name: string, text: string): void {
  const bytes = encoder.encode(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
  saveFile(name, new Blob([bytes], { type: 'text/plain;charset=utf-8' }));
}
