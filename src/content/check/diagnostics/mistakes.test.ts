import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openContent } from '../../read/content.ts';
import { checkFile } from '../file.ts';
import { describeProblem } from './problem.ts';

const FILE = 'content/pages/not-found.yaml';
const PAGE = `seo:
  title: Page not found
  description: This address leads nowhere; from here you reach every part of the site in one step.
code: '404'
title: Oops! Nothing stands here
description: The address may have changed.
call: { text: Return to Home, href: / }
backgroundImage:
  name: not-found
  alt: A dry channel in sandstone
askedFor: You asked for
suggestion: Perhaps you meant
listTitle: Pages of this site
hints:
  - asked: /about-us
    href: /about
    text: About
  - asked: /jobs
    href: /contact
    text: Contact
`;
const variables = { resolverFor: () => () => undefined, namesFor: () => ['brand', 'hours.days'] };
const content = openContent('.', () => variables);
const problemsOf = (source: string, file = FILE) =>
  checkFile(file, content, source).problems.map(describeProblem);

test('the page itself has none', () => {
  expect(problemsOf(PAGE)).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    'a space too many',
    '  name: not',
    '   name: not',
    '9: this line is indented by one space too many',
  ],
  ['two spaces too many', '  alt:', '    alt:', '10: this line is indented by two spaces too many'],
  ['a space too few', '  alt:', ' alt:', '10: this line is indented by one space too few'],
  [
    'no space at the beginning',
    '  alt:',
    'alt:',
    '10: alt: “alt” belongs to backgroundImage; indent this line by two more spaces',
  ],
  ['a tab', '  alt:', '\talt:', '10: this line begins with a tab; use spaces'],
  [
    'no colon',
    'askedFor: ',
    'askedFor ',
    '11: the colon after “askedFor” is missing, or this line belongs to the text above and is indented too little',
  ],
  [
    'no space after the colon',
    'askedFor: ',
    'askedFor:',
    '11: a space is missing after the colon: write “askedFor: You asked for”',
  ],
  [
    'a colon inside a text',
    'Oops! Nothing',
    'Oops: page',
    '5: this text holds a colon followed by a space; put the whole text in quotes',
  ],
  [
    'an open quote',
    'title: Oops!',
    'title: "Oops!',
    '5: the quote that opens here is never closed; add it at the end of the text',
  ],
  [
    'words after the quote',
    'Oops! Nothing',
    '"Oops!" Nothing',
    '5: the text goes on after its closing quote; write quotes inside as “ ”',
  ],
  [
    'an apostrophe in single quotes',
    'Oops! Nothing stands here',
    "'It's not here'",
    '5: the text goes on after its closing quote; write an apostrophe inside as ’',
  ],
  ['an open bracket', ' href: / }', ' href: /', '7: the bracket { is never closed; add }'],
  [
    'a colon inside brackets',
    'Return to Home',
    'Return: home',
    '7: a text inside { } holds a colon; put that text in quotes',
  ],
  [
    'a variable without quotes',
    'Oops! Nothing',
    '{brand} Nothing',
    '5: a text that begins with { needs quotes; put the whole text in quotes',
  ],
  [
    'a variable alone without quotes',
    'Title: Pages of this site',
    'Title: {brand}',
    "13: listTitle: must be one text; put it in quotes: '{brand}'",
  ],
  [
    'a text that begins with a sign',
    'Oops! Nothing',
    '@falaj Nothing',
    '5: a text cannot begin with @; put the whole text in quotes',
  ],
  [
    'a text that begins with a star',
    'Oops! Nothing stands here',
    '*Oops*',
    '5: a text cannot begin with *; put the whole text in quotes',
  ],
  [
    'a text with a number sign',
    'Oops! Nothing',
    'Page #404. Nothing',
    '5: the text ends before its #; put the whole text in quotes',
  ],
  [
    'a key given twice',
    'askedFor:',
    'title:',
    '11: “title” is given a second time; keep one of the two',
  ],
  [
    'a merge that was left',
    'code:',
    '<<<<<<< HEAD\ncode:',
    '4: two versions of this file stand here; keep one, and take the lines with <<< and >>> away',
  ],
  [
    'an entry glued to the text above',
    '- asked: /jobs',
    '– asked: /jobs',
    '18: an entry of a list begins with a hyphen (-), not with –',
  ],
  ['a number without quotes', "'404'", '404', "4: code: put the number in quotes: '404'"],
  [
    'true without quotes',
    'Pages of this site',
    'true',
    "13: listTitle: put the word in quotes: 'true'",
  ],
  [
    'nothing after the colon',
    'Pages of this site',
    '',
    '13: listTitle: is empty; write something after the colon, or take the line away',
  ],
  [
    'empty quotes',
    'Pages of this site',
    "''",
    '13: listTitle: is empty; write something, or take the line away',
  ],
  [
    'a list instead of a text',
    'Pages of this site',
    '[One, Two]',
    '13: listTitle: is a list; write one text here, without hyphens and brackets',
  ],
  [
    'a text instead of a list',
    /hints:.*/s,
    'hints: none\n',
    '14: hints: must be a list: each entry on a line of its own, after a hyphen and a space',
  ],
  [
    'a text instead of fields',
    /call: .*/,
    'call: Home',
    '7: call: must be fields, each on a line of its own below, indented by two more spaces',
  ],
  [
    'a list instead of fields',
    /call: .*/,
    'call: [Home]',
    '7: call: must be fields, not a list; take the hyphens away',
  ],
  [
    'a slip in a name',
    'askedFor:',
    'askdFor:',
    '11: askdFor: there is no field “askdFor” here; did you mean askedFor?',
  ],
  [
    'a field that nobody knows',
    '  alt:',
    '  colour: blue\n  alt:',
    '10: backgroundImage.colour: there is no field “colour” here; known are name, alt, focus',
  ],
  [
    'a missing field',
    /listTitle: .*\n/,
    '',
    '1: listTitle: is missing; it holds: Over the pages that are listed',
  ],
  [
    'a missing field of an entry',
    '    text: About\n',
    '',
    '15: hints[0].text: is missing; it holds: Name of that page',
  ],
  [
    'a text that is too long',
    'Pages of this site',
    'Page '.repeat(13),
    '13: listTitle: has 64 characters and must have at most 60',
  ],
  [
    'a text that is too short',
    / This address leads nowhere; from here/,
    '',
    '3: seo.description: has 45 characters and must have at least 70',
  ],
  [
    'HTML',
    'Oops!',
    '<b>Oops!</b>',
    '5: title: must be plain words: no HTML, Markdown or class names',
  ],
  [
    'a link to another site',
    'href: / }',
    'href: https://falaj.example }',
    '7: call.href: links to other sites live in content/site.yaml; give it a name under outside there and write outside:<name> here',
  ],
  [
    'a link without its slash',
    'href: /about',
    'href: about',
    '16: hints[0].href: must be a path (/contact), an anchor (#features) or outside:<name of a link in site.yaml>',
  ],
  [
    'a variable that is none',
    'Oops!',
    'Oops! {bramd}',
    '5: title: there is no {bramd}; did you mean {brand}?',
  ],
  [
    'a variable whose bracket is open',
    'Oops!',
    'Oops! {brand and',
    '5: title: the bracket of {brand is never closed; add }',
  ],
  [
    'a variable by half its name',
    'Oops!',
    'Oops! {days}',
    '5: title: there is no {days}; did you mean {hours.days}?',
  ],
  [
    'a variable like no other',
    'Oops!',
    'Oops! {weather}',
    '5: title: there is no {weather}; known are {brand}, {hours.days} and those in docs/change-copy.md',
  ],
])('%s', (_, from, to, expected) => {
  const source = PAGE.replace(from, to);
  expect(source).not.toBe(PAGE);
  expect(problemsOf(source)).toEqual([`${FILE}:${expected}`]);
});

test.each<[string, string, RegExp, string, string]>([
  ['a message that is missing', 'interface.yaml', /^close:.*\n/m, '', 'close: is missing'],
  [
    'one that is missing in a group, with what it is for',
    'interface.yaml',
    /^ {2}trap:.*\n/m,
    '',
    'form.trap: is missing; it holds: Label of a field that only programs see',
  ],
  [
    'one that nothing says',
    'inbox.yaml',
    /^ {2}skip:/m,
    '  skipp:',
    'shell.skipp: there is no field “skipp” here; did you mean skip?',
  ],
  ['one without its variable', 'interface.yaml', /was \{value\}/, 'was', 'was: must hold {value}'],
  [
    'a translation that nothing says',
    'ar/interface.yaml',
    /^close:/m,
    'closed:',
    'closed: is not in the English file; take it away or add it there first',
  ],
  [
    'a translation without the variable of the English',
    'ar/interface.yaml',
    /^(minutes:.*)\{n\}/m,
    '$1',
    'minutes: must hold {n}',
  ],
])('%s', (_, name, from, to, expected) => {
  const file = `content/${name}`;
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  const [problem, ...others] = checkFile(file, openContent(), changed).problems.map(
    describeProblem,
  );
  expect(problem).toMatch(new RegExp(`^${file}:\\d+: `));
  expect(problem).toContain(`: ${expected}`);
  expect(others).toEqual([]);
});
