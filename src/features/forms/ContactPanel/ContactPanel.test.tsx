import { LANGUAGE } from '@falaj/contract/fields.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf, texts } from '../../../gallery/show.tsx';
import { PREFILL, readDraft } from '../../draft/draft.ts';
import { keepEnquiry } from '../enquiry-draft.ts';
import { pickFormMessages } from '../form-messages.ts';
import { wishesOf } from '../wishes.ts';
import { ContactForm } from './ContactForm.island.tsx';
import { examples } from './ContactPanel.examples.ts';
import { ContactPanel } from './ContactPanel.tsx';

const props = propsOf(examples, 'Form and two contactMethods');
const { form: content, office } = props;
const {
  topics: [demo],
  fields,
} = content;
const messages = pickFormMessages(sampleMessages);
const form = <ContactForm {...{ content, office, messages }} />;
const show = () =>
  render(
    <ContactPanel {...props} messages={sampleMessages}>
      {form}
    </ContactPanel>,
  ).container;
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

vi.mock('../mailto-fallback.ts', async (original) => ({
  ...(await original<object>()),
  openMail: vi.fn(),
}));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
});

describe('before a script has run', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(form);

  test('the browser itself checks, and the form goes to the mail program', () => {
    const element = page.querySelector('form');
    expect(element?.getAttribute('action')).toMatch(`mailto:${office.email}?subject=`);
    expect(element?.getAttribute('enctype')).toBe('text/plain');
    expect(element?.hasAttribute('novalidate')).toBe(false);
  });

  test('what a raw e-mail would carry is the visitor’s alone, and the address stands beside', () => {
    expect(page.querySelector('[name="website"]')).toBeNull();
    expect(texts(page, 'a')).toContain(office.email);
  });

  test('with an endpoint the form goes there', () => {
    const endpoint = 'https://forms.falaj.example/in';
    const other = document.createElement('div');
    other.innerHTML = renderToStaticMarkup(
      <ContactForm {...{ content, office, messages, endpoint }} />,
    );
    expect(other.querySelector('form')?.getAttribute('action')).toBe(endpoint);
  });
});

test('the Tab key goes through the fields in their order, past the trap, then to the button', async () => {
  const container = show();
  const order = [...container.querySelectorAll('label')]
    .map(({ htmlFor }) => htmlFor)
    .filter((id) => id && id !== 'website' && !id.startsWith('fallback'));
  const reached: string[] = [];
  for (const _ of order) {
    await userEvent.tab();
    reached.push(document.activeElement?.id ?? '');
  }
  expect(reached).toEqual(order);
  await userEvent.tab();
  expect(document.activeElement).toBe(field(content.news));
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe(sampleMessages.send);
});

test.each([
  ['/api/in', true],
  [undefined, false],
])(
  'too long a message is told before it is sent, where an endpoint takes it: %s',
  async (endpoint, told) => {
    const fetch = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({}));
    vi.stubGlobal('fetch', fetch);
    onTestFinished(() => void vi.unstubAllGlobals());
    render(<ContactForm {...{ content, office, messages, endpoint }} />);
    for (const name of ['first-name', 'last-name', 'email'] as const) {
      await userEvent.type(field(new RegExp(fields[name].label)), 'layla@farm.example');
    }
    const message = field(`${fields.message.label} *`);
    fireEvent.input(message, { target: { value: 'x'.repeat(20_001) } });
    await userEvent.click(screen.getByRole('button', { name: messages.send }));
    expect(message.getAttribute('aria-invalid') === 'true').toBe(told);
    expect(screen.queryAllByText(fields.message.missing ?? '')).toEqual([]);
    expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
    expect(message.value).toHaveLength(20_001);
  },
);

test('of a link that was pasted the address stays', async () => {
  render(form);
  const email = field(new RegExp(fields.email.label));
  await userEvent.click(email);
  await userEvent.paste('mailto:layla@farm.example?subject=Hello');
  await userEvent.tab();
  expect(email.value).toBe('layla@farm.example');
});

describe('the draft of this tab', () => {
  let page = new AbortController();
  /** The form that stands now; the one before has left with its page. */
  const keepHere = () => {
    page.abort();
    page = new AbortController();
    return keepEnquiry(
      document.querySelector('form') as HTMLFormElement,
      wishesOf(content),
      page.signal,
    );
  };
  const start = () => {
    show();
    keepHere();
  };

  test('comes back after a reload, and never over what is there already', async () => {
    const { unmount } = render(form);
    keepHere();
    await userEvent.type(field(new RegExp(fields['first-name'].label)), 'ليلى');
    await userEvent.selectOptions(field(fields.budget.label), 'over-500k');
    await userEvent.click(field(content.news));
    unmount();
    show();
    await userEvent.type(field(new RegExp(fields['last-name'].label)), 'typed early');
    keepHere();
    expect(field(new RegExp(fields['first-name'].label)).value).toBe('ليلى');
    expect(field(new RegExp(fields['last-name'].label)).value).toBe('typed early');
    expect(field(fields.budget.label).value).toBe('over-500k');
    expect(field(content.news).checked).toBe(true);
  });

  test('a form that nobody has touched leaves none behind, and its language is not typed', async () => {
    render(<ContactForm {...{ content, office, messages, endpoint: '/api/in' }} />);
    keepHere();
    expect(readDraft()).toEqual({});
    await userEvent.type(field(new RegExp(fields.company.label)), 'Aflaj');
    expect(Object.keys(readDraft())).not.toContain(LANGUAGE);
  });

  test('a link chooses the interest', () => {
    history.replaceState(null, '', '/contact?interest=technical-audit');
    start();
    expect(field(fields.interest.label).value).toBe('Technical Audit');
  });

  test('a link for a topic begins the message, but not over one', async () => {
    history.replaceState(null, '', '/contact?topic=demo');
    start();
    expect(field(`${fields.message.label} *`).value).toBe(demo?.message);
  });

  test('a request for a demo is added below what was written before, once', async () => {
    const { unmount } = render(form);
    keepHere();
    await userEvent.type(field(`${fields.message.label} *`), 'Please tell me more');
    unmount();
    history.replaceState(null, '', '/contact?topic=demo');
    for (const _ of [1, 2]) {
      const { unmount: leave } = render(form);
      keepHere();
      expect(field(`${fields.message.label} *`).value).toBe(
        `Please tell me more\n\n${demo?.message}`,
      );
      leave();
    }
  });

  test('what the visitor chose is theirs; what a link chose, another may change', async () => {
    const follow = (search: string) => {
      history.replaceState(null, '', `/contact${search}`);
      const { unmount } = render(form);
      keepHere();
      return unmount;
    };
    let leave = follow('?interest=technical-audit');
    await userEvent.type(field(new RegExp(fields.company.label)), 'Aflaj');
    leave();
    leave = follow('?topic=demo');
    expect(field(fields.interest.label).value).toBe(demo?.interest);
    await userEvent.selectOptions(field(fields.interest.label), 'Other');
    leave();
    leave = follow('?interest=technical-audit');
    expect(field(fields.interest.label).value).toBe('Other');
    dispatchEvent(new CustomEvent(PREFILL, { detail: { interest: 'Technical Audit' } }));
    expect(field(fields.interest.label).value).toBe('Other');
    leave();
  });

  test.each(['Technical%20Audit', 'technical%20audit', 'technical-and-audit'])(
    'an interest may be asked for by its name too: %s',
    (wish) => {
      history.replaceState(null, '', `/contact?interest=${wish}`);
      start();
      expect(field(fields.interest.label).value).toBe('Technical Audit');
    },
  );

  test.each(['?interest=gold-mining', '?interest=', '?interest=%E0%A4%A', '?topic=picnic'])(
    'an unknown wish changes nothing: %s',
    (search) => {
      history.replaceState(null, '', `/contact${search}`);
      start();
      expect(field(fields.interest.label).value).toBe('');
      expect(field(`${fields.message.label} *`).value).toBe('');
    },
  );

  test('other parts of the page can fill fields', () => {
    start();
    dispatchEvent(new CustomEvent(PREFILL, { detail: { interest: 'Other', company: 'Aflaj' } }));
    expect(field(fields.interest.label).value).toBe('Other');
    expect(field(new RegExp(fields.company.label)).value).toBe('Aflaj');
  });
});
