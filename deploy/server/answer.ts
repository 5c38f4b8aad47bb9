import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { POLICY_HEADER } from '../policy.ts';
import { byteRange } from './byte-range.ts';
import { CODINGS, type ContentCoding, type Representation, type Resource } from './release.ts';

/** The parts of a request on which the answer depends. */
export interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Answers a GET or HEAD request: chooses the representation by Accept-Encoding, then evaluates the
 * preconditions and the range in the order of RFC 9110 section 13.2.2.
 */
export function answer(resource: Resource, asked: Asked): Response {
  const { representation, coding } = choose(resource, asked.headers);
  const { body, etag } = representation;
  const { lastModified } = resource;
  const shared = {
    'Cache-Control': resource.cacheControl,
    Vary: 'Accept-Encoding',
    ETag: etag,
    'Last-Modified': lastModified,
    ...(resource.policy && { [POLICY_HEADER]: resource.policy }),
  };
  if (!asPresumed(asked.headers, etag, lastModified)) {
    return new Response(null, { status: 412, headers: { 'Content-Length': '0' } });
  }
  if (fresh(asked.headers, { etag, 'last-modified': lastModified })) {
    return new Response(null, { status: 304, headers: shared });
  }
  const headers = {
    ...shared,
    'Content-Type': resource.type,
    ...(coding && { 'Content-Encoding': coding }),
    'Accept-Ranges': 'bytes',
  };
  const range = rangeFor(asked, representation, lastModified);
  if (range === 'unsatisfiable') {
    // This must not be cached, since the same range of a longer file may exist later.
    const refusal = { 'Content-Range': `bytes */${body.length}`, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 416, headers: { ...refusal, 'Content-Length': '0' } });
  }
  if (!range) return send(200, body, headers);
  const position = `bytes ${range.first}-${range.last}/${body.length}`;
  const part = body.subarray(range.first, range.last + 1);
  return send(206, part, { ...headers, 'Content-Range': position });
}

/** Answers with the error page. Its status does not depend on preconditions or ranges. */
export function answerNotFound(resource: Resource, asked: Asked): Response {
  const { representation, coding } = choose(resource, asked.headers);
  return send(404, representation.body, {
    'Cache-Control': resource.cacheControl,
    Vary: 'Accept-Encoding',
    'Content-Type': resource.type,
    ...(coding && { 'Content-Encoding': coding }),
  });
}

/** The length is set explicitly, so that HEAD has it too. */
function send(status: number, body: Buffer<ArrayBuffer>, headers: Record<string, string>) {
  return new Response(body, {
    status,
    headers: { ...headers, 'Content-Length': String(body.length) },
  });
}

/**
 * The best representation that the client accepts; the uncompressed one if it accepts none, which section
 * 12.5.3 allows.
 */
function choose(
  { identity, encoded }: Resource,
  headers: IncomingHttpHeaders,
): { representation: Representation; coding?: ContentCoding } {
  const available = [...CODINGS.filter((coding) => encoded[coding]), 'identity'];
  const preferred = { preferred: [...CODINGS] };
  const best = new Negotiator({ headers }).encoding(available, preferred);
  const coding = CODINGS.find((name) => name === best);
  const representation = coding && encoded[coding];
  return coding && representation ? { representation, coding } : { representation: identity };
}

/** Whether If-Match and If-Unmodified-Since are met (RFC 9110 sections 13.1.1 and 13.1.4). */
function asPresumed(headers: IncomingHttpHeaders, etag: string, lastModified: string): boolean {
  const match = headers['if-match'];
  if (match) return match === '*' || match.split(',').some((tag) => tag.trim() === etag);
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return Number.isNaN(since) || Date.parse(lastModified) <= since;
}

/**
 * The range to send. A range is used only for GET, and with If-Range only if the bytes are unchanged (section
 * 13.1.5).
 */
function rangeFor({ method, headers }: Asked, { body, etag }: Representation, modified: string) {
  const condition = headers['if-range'];
  const same = !condition || condition === etag || condition === modified;
  return method === 'GET' && same ? byteRange(headers.range, body.length) : undefined;
}
