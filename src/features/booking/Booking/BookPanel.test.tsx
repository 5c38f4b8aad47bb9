import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleFields } from '../../../gallery/fields.ts';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './Booking.examples.ts';
import { BookingPicker } from './BookingPicker.island.tsx';

const props = propsOf(examples, 'With a desk');
const copy = props.desk?.copy as NonNullable<typeof props.desk>['copy'];
const ELEVEN = '2026-11-25T07:00:00.000Z';
const NOON = '2026-11-25T08:00:00.000Z';

/** A desk of the test's own: what is free, and how it answers the next booking. */
let free: string[];
let answer: { status: number; body: unknown };
let posted: Record<string, unknown>[];

beforeEach(() => {
  free = [ELEVEN, NOON];
  answer = { status: 204, body: null };
  posted = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/api/slots')) return Response.json({ free });
    if (init?.method !== 'POST') return Response.json({});
    posted.push(JSON.parse(String(init.body)));
    const { status, body } = answer;
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
async function wake() {
  render(<BookingPicker {...props} />);
  fireEvent.click(screen.getByRole('button', { name: props.booking.picker.start }));
  await settle();
}
const times = () =>
  within(screen.getByRole('group', { name: /^Time/ })).getAllByRole<HTMLInputElement>('radio');
function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
}
function typeAll() {
  type(sampleFields['first-name'].label, 'Layla');
  type(sampleFields['last-name'].label, 'Haddad');
  type(sampleFields.email.label, 'layla@company.example');
}
const book = async () => {
  fireEvent.click(screen.getByRole('button', { name: copy.book }));
  await settle();
};

test('only free times are shown, and one is booked with the visitor’s time zone', async () => {
  await wake();
  expect(times().map(({ value }) => value)).toEqual([ELEVEN, NOON]);
  fireEvent.click(times()[1] as HTMLElement);
  typeAll();
  await book();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    kind: 'booking',
    fields: { session: 'consultation', start: NOON, 'first-name': 'Layla' },
    language: props.office.language,
  });
  expect(document.activeElement?.textContent).toBe(copy.bookedTitle);
  expect(screen.getByText(String(posted[0]?.reference))).toBeDefined();
});

test('whoever loses a time is told beside the times, sees free ones and keeps what they typed', async () => {
  await wake();
  fireEvent.click(times()[0] as HTMLElement);
  typeAll();
  answer = { status: 409, body: { errors: { start: 'Somebody was faster.' } } };
  free = [NOON];
  await book();
  expect(document.activeElement?.textContent).toBe('Somebody was faster.');
  expect(times().map(({ value }) => value)).toEqual([NOON]);
  expect(screen.getByDisplayValue('layla@company.example')).toBeDefined();
  answer = { status: 204, body: null };
  fireEvent.click(times()[0] as HTMLElement);
  expect(screen.queryByText('Somebody was faster.')).toBeNull();
  await book();
  expect(posted).toHaveLength(2);
  expect(screen.getByText(copy.bookedTitle)).toBeDefined();
});

test('a time zone that the desk does not know is told beside the times', async () => {
  await wake();
  fireEvent.click(times()[0] as HTMLElement);
  typeAll();
  answer = { status: 422, body: { errors: { zone: 'Which zone?' } } };
  await book();
  expect(document.activeElement?.textContent).toBe('Which zone?');
  expect(screen.getByDisplayValue('layla@company.example')).toBeDefined();
});

test('fields are checked before anything is posted', async () => {
  await wake();
  fireEvent.click(times()[0] as HTMLElement);
  await book();
  expect(posted).toEqual([]);
  expect(screen.getByText(sampleFields['first-name'].missing ?? '?')).toBeDefined();
});

test('free times that cannot be read can be read again', async () => {
  const desk = vi.fn(async () => Response.json({}, { status: 503 }));
  vi.stubGlobal('fetch', desk);
  await wake();
  expect(screen.getByText(copy.unread)).toBeDefined();
  vi.stubGlobal('fetch', async () => Response.json({ free }));
  fireEvent.click(screen.getByRole('button', { name: copy.again }));
  await settle();
  expect(times()).toHaveLength(2);
});
