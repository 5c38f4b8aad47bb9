import { join } from 'node:path';
import type { DeskContext } from '../../context.ts';
import { normalizedText } from '../../database/fields.ts';
import { openDatabase } from '../../database/open.ts';
import { readSecret } from '../../database/secret.ts';
import type { NewEnquiry } from '../../database/tables.ts';
import { readPrinted } from '../../printed.ts';
import { readSettings } from '../../settings.ts';
import { firstLink } from '../../staff/join.ts';
import { openStaff } from '../../staff/open-staff.ts';
import type { Role } from '../../staff/tables.ts';
import { Authenticator } from './authenticator.ts';
import { type Fresh, freshFile } from './databases.ts';
import { deskFolder } from './facts.ts';

export const ORIGIN = 'http://localhost';

type Headers = Record<string, string>;

/** Somebody at a browser: keeps the cookie, and says where requests come from as browsers do. */
export class Person {
  cookie = '';
  readonly #fetch: (request: Request) => Response | Promise<Response>;

  constructor(fetch: (request: Request) => Response | Promise<Response>) {
    this.#fetch = fetch;
  }

  async ask(method: string, path: string, body?: unknown, headers: Headers = {}) {
    const own: Headers = {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      ...(method !== 'GET' && { origin: ORIGIN }),
      ...(this.cookie && { cookie: this.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(`${ORIGIN}/desk/api${path}`, { method, headers: own, ...init });
    const response = await this.#fetch(request);
    const set = response.headers.get('set-cookie')?.split(';')[0];
    if (set) this.cookie = set.endsWith('=') ? '' : set;
    const text = response.headers.get('content-type')?.startsWith('application/json')
      ? await response.json()
      : undefined;
    return { status: response.status, json: text, headers: response.headers };
  }

  /** Joins by the secret of a link, as a browser would. */
  async join(token: string, name: string, key = new Authenticator(ORIGIN)) {
    const begun = await this.ask('POST', '/join/begin', { token, name });
    if (begun.status !== 200) return { ...begun, key };
    const { id, options } = begun.json;
    const body = { id, name, label: 'Test', response: key.create(options) };
    return { ...(await this.ask('POST', '/join', body)), key };
  }

  async signIn(key: Authenticator) {
    const { json } = await this.ask('POST', '/sign-in/begin');
    const body = { id: json.id, response: key.get(json.options) };
    return { ...(await this.ask('POST', '/sign-in', body)), body };
  }
}

/**
 * The staff's part over a database of its own.
 * @param fresh gives the variables of an empty database
 * @param company in place of some facts
 */
export async function openOffice(
  fresh: Fresh = freshFile,
  company?: Parameters<typeof deskFolder>[0],
) {
  const settings = readSettings(await fresh());
  const { db, reading, kind, close } = await openDatabase(settings.data, settings.databaseUrl);
  let ahead = 0;
  const context: DeskContext = {
    db,
    reading,
    kind,
    settings,
    ...readPrinted(deskFolder(company)),
    secret: await readSecret(db),
    now: () => Date.now() + ahead,
    log: () => undefined,
    wake: () => undefined,
  };
  const staff = await openStaff(context, join(settings.data, 'none'), 20);
  const newPerson = () => new Person((request) => staff.app.fetch(request));
  const owner = newPerson();
  const link = (await firstLink(context, ORIGIN)) ?? '';
  const secretOf = (address: string) => address.split('#join=')[1] ?? '';

  return {
    context,
    app: staff.app,
    newPerson,
    firstLink: link,
    secretOf,
    /** Lets time pass. */
    wait: (ms: number) => {
      ahead += ms;
    },
    /** The first owner, joined. */
    async owner() {
      const { json, key } = await owner.join(secretOf(link), 'Olga Owner');
      return { person: owner, codes: json.codes as string[], key };
    },
    /** Somebody of a role, invited by the owner and joined. */
    async colleague(role: Role, name: string) {
      const { json } = await owner.ask('POST', '/invitations', { name, role });
      const person = newPerson();
      const { key } = await person.join(secretOf(json.link), name);
      const me = await person.ask('GET', '/me');
      return { person, key, id: me.json.account.id as string };
    },
    async enquiry(fields: Partial<NewEnquiry> = {}) {
      const row = { ...sample(context.now()), ...fields };
      row.folded = normalizedText(row);
      await db.insertInto('enquiry').values(row).execute();
      return row.id;
    },
    acts: async () => {
      const rows = await db.selectFrom('event').select(['act', 'detail']).orderBy('id').execute();
      return rows.map(({ act, detail }) => ({ act, ...JSON.parse(detail) }));
    },
    async close() {
      staff.stop();
      await close();
    },
  };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

let made = 0;
const HOUR = 60 * 60_000;

const sample = (at: number): NewEnquiry => {
  made += 1;
  return {
    id: `enquiry-${made}`,
    kind: 'message',
    reference: `BD-20261121-${made}`,
    received_at: at,
    page: '/contact',
    language: 'en',
    first_name: 'Layla',
    last_name: 'Haddad',
    email: `layla${made}@visitor.example`,
    person: `layla${made}@visitor.example`,
    company: 'Date Farms',
    interest: 'Audit',
    budget: 'small',
    message: 'We own a date farm.',
    extra: '{}',
    folded: '',
    country: 'AE',
    consent: 0,
    suspect: 0,
    suspect_why: '',
    status: 'new',
    answer_due: at + 24 * HOUR,
    erase_after: at + 9999 * HOUR,
  };
};
