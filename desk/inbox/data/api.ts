import { hc, type InferResponseType } from 'hono/client';
import type { StaffApi } from '../../staff/open-staff.ts';
import type { Why } from '../../staff/refusal.ts';

/** Why the desk refused: one of its own reasons, or that it cannot be reached. */
export type Refused = Why | 'away' | 'cancelled';

/** A request that was refused or failed. */
export class ApiError extends Error {
  readonly why: Refused;

  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}

async function reach(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => {
    throw new ApiError('away');
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => undefined);
  throw new ApiError(answer?.error ?? 'away');
}

/**
 * The desk's API, typed by its routes; `parseResponse` reads an answer. What the desk refuses, or where it cannot be
 * reached, throws an ApiError.
 */
export const api = hc<StaffApi>('/desk/api', { fetch: reach });

/** The figures of the weeks. */
export type Figures = InferResponseType<typeof api.figures.$get>;
/** Where enquiries come from. */
export type Sources = InferResponseType<typeof api.sources.$post>;
/** An e-mail or a delivery to the webhook that has not gone out. */
export type OutboxLine = InferResponseType<typeof api.outbox.$get>['items'][number];
/** A browser in which somebody is signed in. */
export type SessionLine = InferResponseType<typeof api.sessions.$get>[number];
/** The articles for issues of the newsletter, its subscribers and its former issues. */
export type NewsState = InferResponseType<typeof api.news.$get>;
/** An issue as a subscriber gets it. */
export type IssuePreview = InferResponseType<typeof api.news.preview.$post>;

/** Why something failed. */
export const whyOf = (error: unknown): Refused => (error instanceof ApiError ? error.why : 'away');
