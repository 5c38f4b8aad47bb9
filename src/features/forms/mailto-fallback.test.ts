import { describe, expect, test } from 'vitest';
import { type MailDraft, mailtoLink as makeLink } from './mailto-fallback.ts';

const CUT = 'Shortened; the whole text is in the file.';
const draft = (text: string, subject = 'Message FJ-1') => ({
  to: 'hello@falaj.example',
  subject,
  text,
});
const mailtoLink = (written: MailDraft, note: string) => makeLink(written, note).href;
/** Reads a link back as a mail program does. */
const read = (link: string) => {
  const url = new URL(link);
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
};

describe('the address for a mail program', () => {
  test('carries receiver, subject and text, with the line breaks of RFC 6068', () => {
    const link = mailtoLink(draft('Dear team,\nhello.'), CUT);
    expect(link).toBe(
      'mailto:hello@falaj.example?subject=Message%20FJ-1&body=Dear%20team%2C%0D%0Ahello.',
    );
  });

  test.each(['a\nb', 'a\rb', 'a\r\nb'])('knows one kind of line break: %j', (text) => {
    expect(read(mailtoLink(draft(text), CUT)).body).toBe('a\r\nb');
  });

  test('lets nobody add a receiver or a header', () => {
    const hostile = 'x&cc=evil@evil.example&bcc=a@b.example?to=c@d.example#';
    const link = mailtoLink(draft(hostile, 'Hello\r\nBcc: evil@evil.example'), CUT);
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(read(link)).toEqual({
      to: 'hello@falaj.example',
      subject: 'Hello Bcc: evil@evil.example',
      body: hostile,
    });
  });

  test.each([['a'], ['ع'], ['👩🏽‍🚀'], ['\n'], ['%']])(
    'stays short enough for every program when 10,000 times %j was typed, and says so',
    (piece) => {
      const link = mailtoLink(draft(`begin ${piece.repeat(10_000)}`), CUT);
      expect(link.length).toBeLessThanOrEqual(1800);
      expect(link.length).toBeGreaterThan(1700);
      const { body } = read(link);
      expect(body?.startsWith(`${CUT}\r\n\r\nbegin `)).toBe(true);
      expect(body).toMatch(/ …$/);
      expect(body).not.toContain('\uFFFD');
    },
  );

  test('a cut e-mail is known to be one, and ends with a whole word', () => {
    expect(makeLink(draft('Dear team'), CUT).isCut).toBe(false);
    const { href, isCut } = makeLink(draft('نخل palm '.repeat(500)), CUT);
    expect(isCut).toBe(true);
    expect(read(href).body).toMatch(/(نخل|palm) …$/);
  });

  test('no emoji is cut in two', () => {
    const family = '👨‍👩‍👧‍👦';
    for (let length = 1; length < 12; length += 1) {
      const { body } = read(mailtoLink(draft('x'.repeat(length) + family.repeat(60)), CUT));
      expect(
        body
          ?.slice(CUT.length)
          .replace(/^\s*x+| …$/g, '')
          .replaceAll(family, ''),
      ).toBe('');
    }
  });

  test('half a character, as a cut paste leaves it, does not throw', () => {
    expect(read(mailtoLink(draft('a\uD83D'), CUT)).body).toBe('a\uFFFD');
  });
});
