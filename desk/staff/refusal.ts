/** The reasons for refusing a request of staff; the application has a message for each. */
export type Why =
  | 'sign-in'
  | 'passkey'
  | 'code'
  | 'invitation'
  | 'locked'
  | 'role'
  | 'origin'
  | 'host'
  | 'request'
  | 'missing'
  | 'answered'
  | 'taken'
  | 'changed'
  | 'templates'
  | 'last-owner'
  | 'last-passkey';

const STATUS = {
  'sign-in': 401,
  passkey: 401,
  code: 401,
  invitation: 410,
  locked: 429,
  role: 403,
  origin: 403,
  host: 403,
  request: 400,
  missing: 404,
  answered: 409,
  taken: 409,
  changed: 409,
  templates: 409,
  'last-owner': 409,
  'last-passkey': 409,
} as const;

/** A refusal, thrown where it is noticed and answered in one place. */
export class Refusal extends Error {
  readonly why: Why;
  readonly status: (typeof STATUS)[Why];
  readonly retryAfter: number | undefined;

  /**
   * @param why one of the words that the application knows
   * @param retryAfter seconds after which another try makes sense
   */
  constructor(why: Why, retryAfter?: number) {
    super(why);
    this.why = why;
    this.status = STATUS[why];
    this.retryAfter = retryAfter;
  }
}
