import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { propsOf, texts } from '../../../gallery/show.tsx';
import { PREFILL, readDraft } from '../../draft/draft.ts';
import './SessionPicker.client.ts';
import { examples } from './Booking.examples.ts';
import { Booking } from './Booking.tsx';
import { BookingPicker } from './BookingPicker.island.tsx';

const props = propsOf(examples, 'Two sessions');
const whole = (
  <Booking {...props}>
    <BookingPicker {...props} />
  </Booking>
);
const group = (name: RegExp) => screen.getByRole('group', { name });
const choices = (name: RegExp) => within(group(name)).getAllByRole<HTMLInputElement>('radio');
const labelsOf = (radios: HTMLInputElement[]) =>
  radios.map(({ labels }) => labels?.[0]?.textContent?.trim());

beforeEach(() => {
  // A Monday morning in Dubai, before the two national days.
  vi.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z'), toFake: ['Date'] });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('before a script has run', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(whole);

  test('the plain way names the hours, an address and the holidays', () => {
    expect(page.textContent).toContain('Sunday to Thursday, 9:00 AM to 6:00 PM GST');
    expect(page.querySelector('a[href="mailto:hello@falaj.example"]')).not.toBeNull();
    expect(page.querySelector('a[href="#message"]')).not.toBeNull();
    expect(texts(page, 'details li')[0]).toBe('2 December 2026, National Day');
  });

  test.each([
    ['?session=technical-assessment', 'technical-assessment'],
    ['?session=unknown', 'consultation'],
    ['', 'consultation'],
  ])('an address with "%s" chooses %s', (search, id) => {
    history.replaceState(null, '', `/contact${search}`);
    page.innerHTML = renderToStaticMarkup(whole);
    document.body.append(page);
    expect(page.querySelector<HTMLInputElement>('[name="session"]:checked')?.value).toBe(id);
    page.remove();
  });
});

test('the address changes nothing about a session that was chosen before the script came', () => {
  history.replaceState(null, '', '/contact?session=consultation');
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(whole);
  const mine = host.querySelector('[value="technical-assessment"]') as HTMLInputElement;
  mine.checked = true;
  document.body.append(host);
  expect(mine.checked).toBe(true);
  host.remove();
});

/** The picker, with its days and times asked for. */
function showTimes() {
  render(whole);
  fireEvent.click(screen.getByRole('button', { name: 'Show the Times' }));
}

describe('before times are asked for', () => {
  test('they take no room', () => {
    render(whole);
    expect(screen.queryByRole('group', { name: /^Day/ })).toBeNull();
  });

  test('choosing a session asks for them', () => {
    render(whole);
    fireEvent.click(screen.getByRole('radio', { name: /Technical assessment/ }));
    expect(choices(/^Day/)).toHaveLength(10);
  });

  test.each([
    ['/contact?session=consultation#book', true],
    ['/contact#book', true],
    ['/contact?session=consultation', true],
    ['/contact', false],
    ['/contact#message', false],
  ])('who arrives at %s sees them at once: %s', (address, areShown) => {
    history.replaceState(null, '', address);
    render(whole);
    expect(screen.queryByRole('group', { name: /^Day/ }) !== null).toBe(areShown);
  });

  test.each([
    ['/contact#book', true],
    ['/contact', false],
  ])('the island is woken for who arrives at %s: %s', (address, isWoken) => {
    history.replaceState(null, '', address);
    const island = document.createElement('astro-island');
    island.innerHTML = renderToStaticMarkup(<BookingPicker {...props} />);
    const picker = document.createElement('session-picker');
    picker.append(island);
    document.body.append(picker);
    expect(island.hasAttribute('wake')).toBe(isWoken);
    picker.remove();
  });
});

describe('once they are shown', () => {
  test('the list of zones begins with the visitor’s own and Dubai, and gives offsets', () => {
    showTimes();
    const zone = screen.getByLabelText<HTMLSelectElement>('Your time zone');
    fireEvent.focus(zone);
    expect(zone.selectedOptions[0]?.textContent).toMatch(/ \(GMT[^)]*\)$/);
    const named = [...zone.options].map(({ textContent }) => textContent);
    expect(named.slice(0, 3)).toContain('Dubai (GMT+4)');
    expect(named).toContain('Kolkata (GMT+5:30)');
    expect(named).toContain('Kyiv (GMT+2)');
  });

  test.each(['Etc/Unknown', 'America/Pacific', undefined])(
    'where the browser names %s as its zone, times are those of the office until one is chosen',
    (timeZone) => {
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
        timeZone,
      } as Intl.ResolvedDateTimeFormatOptions);
      showTimes();
      const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your time zone' });
      fireEvent.focus(zone);
      expect(zone.options[0]?.textContent).toBe('Dubai (GMT+4)');
      expect(zone.value).toBe('Asia/Dubai');
      fireEvent.click(choices(/^Day/)[1] as HTMLElement);
      expect(labelsOf(choices(/^Time/))[0]).toBe('9:00 AM GST');
      const hint = document.getElementById(zone.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toBe(props.booking.picker.zoneUnknown);
      expect(screen.getByRole('link', { name: props.office.email })).toBeTruthy();
      fireEvent.change(zone, { target: { value: 'Asia/Tokyo' } });
      expect(labelsOf(choices(/^Time/))[0]).toBe('9:00 AM GST 2:00 PM your time');
      expect(screen.queryByText(props.booking.picker.zoneUnknown)).toBeNull();
      vi.restoreAllMocks();
    },
  );

  test('the weeks can be turned, over eight of them', () => {
    showTimes();
    const later = screen.getByRole('button', { name: 'Later Days' });
    for (let turn = 0; turn < 6; turn += 1) fireEvent.click(later);
    expect(later.getAttribute('aria-disabled')).toBe('true');
    expect(labelsOf(choices(/^Day/)).at(-1)).toBe('Wed 20 Jan');
    fireEvent.click(screen.getByRole('button', { name: 'Earlier Days' }));
    expect(labelsOf(choices(/^Day/))).toContain('Thu 31 Dec');
    expect(labelsOf(choices(/^Day/))).not.toContain('Fri 1 Jan');
  });

  test('times are shown in another zone, with the weekday where it differs', () => {
    showTimes();
    const zone = screen.getByLabelText('Your time zone');
    fireEvent.click(choices(/^Day/)[1] as HTMLElement);
    const firstIn = (name: string) => {
      fireEvent.change(zone, { target: { value: name } });
      return labelsOf(choices(/^Time/))[0];
    };
    expect(firstIn('Asia/Dubai')).toBe('9:00 AM GST');
    expect(firstIn('Europe/London')).toBe('9:00 AM GST 5:00 AM your time');
    expect(firstIn('America/New_York')).toBe('9:00 AM GST 12:00 AM your time');
    expect(firstIn('America/St_Johns')).toBe('9:00 AM GST 1:30 AM your time');
    expect(firstIn('America/Los_Angeles')).toBe('9:00 AM GST Tue 9:00 PM your time');
  });

  test('a chosen time is said in both clocks, and a session that no longer fits drops it', () => {
    showTimes();
    fireEvent.change(screen.getByLabelText('Your time zone'), {
      target: { value: 'Europe/London' },
    });
    const last = choices(/^Time/).at(-1) as HTMLElement;
    expect(screen.queryByRole('button', { name: props.booking.proposal.form })).toBeNull();
    fireEvent.click(last);
    expect(screen.getByText('Tuesday, 24 November 2026, 5:30 PM to 6:00 PM GST')).toBeTruthy();
    expect(
      screen.getByText('For you: Tuesday, 24 November 2026, 1:30 PM to 2:00 PM (Europe/London)'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Technical assessment/ }));
    expect(screen.queryByRole('button', { name: props.booking.proposal.form })).toBeNull();
  });

  test('the form is filled in, and what was written before stays', () => {
    showTimes();
    fireEvent.change(screen.getByLabelText('Your time zone'), { target: { value: 'Asia/Dubai' } });
    sessionStorage.setItem('message-draft', JSON.stringify({ email: 'a@b.c', message: 'Hello' }));
    const heard = vi.fn();
    addEventListener(PREFILL, heard, { once: true });
    fireEvent.click(choices(/^Time/)[2] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: props.booking.proposal.form }));
    const line =
      'Proposed time: Free consultation (30 minutes, free), Tuesday, 24 November 2026, 11:00 AM to 11:30 AM GST.';
    expect(readDraft()).toEqual({
      email: 'a@b.c',
      message: `Hello\n\n${line}`,
    });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('#message');
  });

  test.each([
    ['', 'Technical Audit'],
    ['Other', 'Other'],
  ])('a session that names a service gives it to a form with interest "%s"', (chosen, interest) => {
    showTimes();
    sessionStorage.setItem('message-draft', JSON.stringify({ interest: chosen }));
    fireEvent.click(screen.getByRole('radio', { name: /Technical assessment/ }));
    fireEvent.click(choices(/^Time/)[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: props.booking.proposal.form }));
    expect(readDraft().interest).toBe(interest);
  });

  test('the choice made before it woke is kept', () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToStaticMarkup(<BookingPicker {...props} />);
    for (const choice of host.querySelectorAll<HTMLInputElement>('[name="session"]')) {
      choice.checked = choice.value === 'technical-assessment';
    }
    act(() => {
      render(<BookingPicker {...props} />, { container: host, hydrate: true });
    });
    expect(host.querySelector<HTMLInputElement>('[name="session"]:checked')?.value).toBe(
      'technical-assessment',
    );
    expect(host.querySelectorAll('[name="start"]').length).toBeLessThan(12);
    host.remove();
  });

  test('the focus goes on from the button that has gone to the days', () => {
    render(whole);
    const start = screen.getByRole('button', { name: 'Show the Times' });
    start.focus();
    fireEvent.click(start);
    expect(document.activeElement?.getAttribute('name')).toBe('day');
  });
});
