import { z } from 'astro/zod';

/** A variable that is set to nothing counts as not set. */
const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(unset, schema.optional());
const whole = (otherwise: number, least = 1) =>
  z.preprocess(unset, z.coerce.number().int().min(least).default(otherwise));

/** The environment as the desk reads it; docs/desk.md says what each is for. */
const environment = z.object({
  DESK_DATA: z.preprocess(unset, z.string().default('data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  DESK_MAIL_TO: optional(z.email()),
  DESK_MAIL_FROM: optional(z.email()),
  DESK_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
  DESK_CORS: optional(z.url({ protocol: /^https?$/ })),
  DESK_PROXIES: whole(0, 0),
  DESK_COUNTRY_HEADER: optional(z.string()),
  DESK_RATE: whole(30),
  DESK_WORK: whole(10_000, 0),
  DESK_KEEP_DAYS: whole(730),
  DESK_BACKUP_DAYS: whole(30, 0),
  DESK_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })),
  DESK_WEBHOOK_SECRET: optional(z.string().min(16)),
  DESK_METRICS_TOKEN: optional(z.string().min(12)),
  DESK_OWNER_LINK: optional(z.enum(['new'])),
  DESK_LOG: optional(z.enum(['json', 'off'])),
});

/** What the desk is told by its environment. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the desk's settings.
 * @throws one line that names the first variable that is wrong
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const { data, error } = environment.safeParse(env);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`${issue.path.join('.')}: ${issue.message}`);
  const known = data as z.output<typeof environment>;
  const { DESK_WEBHOOK_URL: url, DESK_WEBHOOK_SECRET: secret } = known;
  if (url && !secret)
    throw new Error('DESK_WEBHOOK_SECRET: is needed to sign for DESK_WEBHOOK_URL');
  const origin = (address?: string) => address && new URL(address).origin;
  return {
    /** Folder of the SQLite file. */
    data: known.DESK_DATA,
    databaseUrl: known.DATABASE_URL,
    smtpUrl: known.SMTP_URL,
    /** Where the office reads mail, and what mails come from; the site's address where they are not set. */
    mailTo: known.DESK_MAIL_TO,
    mailFrom: known.DESK_MAIL_FROM,
    /** Where visitors reach the desk, if that is not the site. */
    origin: origin(known.DESK_ORIGIN),
    /** The site that may post to a desk elsewhere. */
    cors: origin(known.DESK_CORS),
    /** How many proxies of ours stand in front, whose X-Forwarded-For is believed. */
    proxies: known.DESK_PROXIES,
    countryHeader: known.DESK_COUNTRY_HEADER,
    /** Requests that one address may send in ten minutes. */
    rate: known.DESK_RATE,
    /** Digests that a browser computes at most before its message counts as a person's; 0 asks for none. */
    work: known.DESK_WORK,
    /** Days after which an enquiry is erased. */
    keepDays: known.DESK_KEEP_DAYS,
    /** Days after which a backup is deleted; 0 makes none. */
    backupDays: known.DESK_BACKUP_DAYS,
    /** Where each enquiry is posted to as well, and what that is signed with. */
    webhook: url && secret ? { url, secret } : undefined,
    /** Who has it may read the metrics. */
    metricsToken: known.DESK_METRICS_TOKEN,
    /** Prints a link for a new owner, although there is one. */
    ownerLink: known.DESK_OWNER_LINK === 'new',
    log: known.DESK_LOG === 'json',
  };
}
