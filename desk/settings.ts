import { z } from 'zod';

/** An empty variable counts as not set. */
const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(unset, schema.optional());
const whole = (otherwise: number, least = 1) =>
  z.preprocess(unset, z.coerce.number().int().min(least).default(otherwise));

/** The variables that the desk reads; docs/desk.md explains each. */
const environment = z.object({
  DESK_DATA: z.preprocess(unset, z.string().default('data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  DESK_MAIL_TO: optional(z.email()),
  DESK_MAIL_FROM: optional(z.email()),
  DESK_MAIL_BOUNCES: optional(z.email()),
  DESK_MAIL_RATE: whole(0, 0),
  DESK_BOUNCE_TOKEN: optional(z.string().min(12)),
  DESK_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
  DESK_CORS: optional(z.url({ protocol: /^https?$/ })),
  DESK_PROXIES: whole(0, 0),
  DESK_COUNTRY_HEADER: optional(z.string()),
  DESK_RATE: whole(30),
  DESK_WORK: whole(10_000, 0),
  DESK_KEEP_DAYS: whole(730),
  DESK_BACKUP_DAYS: whole(30, 0),
  DESK_DUMPS: optional(z.string()),
  DESK_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })),
  DESK_WEBHOOK_SECRET: optional(z.string().min(16)),
  DESK_METRICS_TOKEN: optional(z.string().min(12)),
  DESK_OWNER_LINK: optional(z.enum(['new'])),
  DESK_LOG: optional(z.enum(['json', 'off'])),
});

/** The desk's settings, from its environment. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the desk's settings.
 * @throws an error whose message names the first wrong variable in one line
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
    /** The office's mailbox, and the sender of e-mails; the site's address where they are not set. */
    mailTo: known.DESK_MAIL_TO,
    mailFrom: known.DESK_MAIL_FROM,
    /** Where e-mails that cannot be delivered come back to, if not to their sender. */
    mailBounces: known.DESK_MAIL_BOUNCES,
    /** How many e-mails go out in a minute at most; 0 for as many as the mail server takes. */
    mailRate: known.DESK_MAIL_RATE,
    /** The token for handing in reports on e-mails that came back. */
    bounceToken: known.DESK_BOUNCE_TOKEN,
    /** The origin at which visitors reach the desk, if it is not the site's. */
    origin: origin(known.DESK_ORIGIN),
    /** The site that may post to a desk on another origin. */
    cors: origin(known.DESK_CORS),
    /** How many proxies of ours are in front, whose X-Forwarded-For is trusted. */
    proxies: known.DESK_PROXIES,
    countryHeader: known.DESK_COUNTRY_HEADER,
    /** How many requests one address may send in ten minutes. */
    rate: known.DESK_RATE,
    /** The most digests that a browser must compute before its message counts as a person's; 0 asks for none. */
    work: known.DESK_WORK,
    /** Days after which an enquiry is erased. */
    keepDays: known.DESK_KEEP_DAYS,
    /** Days after which a backup is deleted; 0 makes none. */
    backupDays: known.DESK_BACKUP_DAYS,
    /** Folder in which something else puts backups of a Postgres. */
    dumps: known.DESK_DUMPS,
    /** The webhook to which each enquiry is posted, and the secret that signs this. */
    webhook: url && secret ? { url, secret } : undefined,
    /** The token for reading the metrics. */
    metricsToken: known.DESK_METRICS_TOKEN,
    /** Whether to print a link for a new owner, although there is one. */
    ownerLink: known.DESK_OWNER_LINK === 'new',
    /** What is logged: everything as JSON, nothing, or otherwise faults alone. */
    log: known.DESK_LOG,
  };
}

/** The names of all variables that the desk reads. */
export const VARIABLES = Object.keys(environment.shape);
