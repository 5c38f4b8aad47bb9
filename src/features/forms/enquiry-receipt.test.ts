import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { sampleFields } from '../../gallery/fields.ts';
import { sampleHours } from '../../gallery/hours.ts';
import { writeReceipt } from './enquiry-receipt.ts';
import { pickFormMessages } from './form-messages.ts';

const office = {
  brand: 'Falaj',
  prefix: 'FJ',
  language: 'en',
  email: 'hello@falaj.example',
  city: 'Dubai',
  hours: sampleHours,
  locale: 'en-AE',
};
const SUBJECTS = [{ says: 'Please show us.', name: 'Demo' }];
const messages = pickFormMessages(sampleMessages);

/** The receipt of an enquiry with these fields. */
const receiptOf = (fields: Record<string, string>) =>
  writeReceipt(
    { fields, consent: false, trapped: false },
    'FJ-20261122-7K3QX',
    new Date('2026-11-22T06:00:00Z'),
    office,
    SUBJECTS,
    sampleFields,
    messages,
  );
const subjectOf = (fields: Record<string, string>) =>
  new URL(receiptOf(fields).mailLink.href).searchParams.get('subject');

test.each([
  ['its topic', { message: 'Yes. Please show us. Layla', interest: 'Other' }, 'Demo, Aflaj'],
  ['the interest without one', { message: 'Yes.', interest: 'Other' }, 'Other, Aflaj'],
  ['neither', { message: 'Yes.' }, `${sampleFields.message.label}, Aflaj`],
])('the subject names the company and %s', (_, fields, about) => {
  expect(subjectOf({ ...fields, company: 'Aflaj' })).toBe(`${about} (FJ-20261122-7K3QX)`);
});

test('the text holds reference, answers and consent, and the visitor’s copy the promised reply', () => {
  const { text, kept, reply } = receiptOf({
    company: 'Aflaj',
    budget: 'over-500k',
    message: 'A\nB',
  });
  for (const part of [
    'FJ-20261122-7K3QX',
    'Aflaj',
    'Over $500,000',
    'A\nB',
    `: ${messages.form.no}`,
  ])
    expect(text).toContain(part);
  expect(kept).toContain(reply);
  expect(reply).toMatch(/22 November.*11:00.*Dubai/);
});
