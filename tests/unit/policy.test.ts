import { describe, expect, it } from 'vitest';
import { headersFile } from '../../deploy/hosts/headers-file.ts';
import { counterOrigins } from '../../deploy/integration/counter.ts';
import { contentSecurityPolicy, redirectFor, siteHeaders } from '../../deploy/policy.ts';
import { byteRange } from '../../deploy/server/byte-range.ts';

const hashes = { scriptHashes: ['sha256-AAA='], styleHashes: ['sha256-BBB=', 'sha256-CCC='] };
const directives = Object.fromEntries(
  contentSecurityPolicy(hashes)
    .split('; ')
    .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
);

describe('the content security policy', () => {
  it('allows inline code by hash only', () => {
    expect(directives['script-src']).toEqual(["'self'", "'sha256-AAA='"]);
    expect(directives['style-src']).toEqual(["'self'", "'sha256-BBB='", "'sha256-CCC='"]);
    expect(contentSecurityPolicy(hashes)).not.toMatch(/unsafe|\*|https?:/);
  });

  it('allows nothing that is not named, and no page may frame the site', () => {
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(directives['base-uri']).toEqual(["'none'"]);
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
    expect(directives['form-action']).toEqual(["'self'", 'mailto:']);
  });

  it('lets forms send to the endpoint, and only where one is set', () => {
    const connect = ['https://forms.falaj.example'];
    const open = contentSecurityPolicy({ ...hashes, connect }).split('; ');
    const shut = contentSecurityPolicy({ ...hashes, connect: [] }).split('; ');
    expect(open.filter((directive) => !shut.includes(directive))).toEqual([
      "connect-src 'self' https://forms.falaj.example",
      "form-action 'self' mailto: https://forms.falaj.example",
    ]);
    expect(directives['connect-src']).toEqual(["'self'"]);
  });

  it('lets a counter of visits load and send, and nothing else of it', () => {
    const counter = counterOrigins('analytics: { kind: cloudflare, site: x }');
    const open = contentSecurityPolicy({ ...hashes, counter }).split('; ');
    const shut = contentSecurityPolicy(hashes).split('; ');
    expect(open.filter((directive) => !shut.includes(directive))).toEqual([
      "script-src 'self' https://static.cloudflareinsights.com 'sha256-AAA='",
      "connect-src 'self' https://cloudflareinsights.com",
    ]);
    const own = 'analytics: { kind: umami, site: x, host: https://count.example.com/u }';
    expect(counterOrigins(own)?.script).toBe('https://count.example.com');
    expect(counterOrigins('brand: Falaj')).toBeUndefined();
  });

  it('works on http://localhost', () => {
    expect(directives).not.toHaveProperty('upgrade-insecure-requests');
  });
});

describe('the other headers', () => {
  it('come with every response', () => {
    expect(siteHeaders(hashes)).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
  });

  it('have any length, but a build for Cloudflare Pages refuses a line that it would drop', () => {
    const many = Array.from({ length: 40 }, (_, i) => `sha256-${String(i).padStart(44, '0')}`);
    const facts = { scriptHashes: [], styleHashes: many };
    expect(headersFile(facts, false)).toContain(many.at(-1));
    expect(() => headersFile(facts, true)).toThrow(
      /Content-Security-Policy.*Cloudflare Pages drops lines over 2000/,
    );
  });
});

it.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\\/evil.example/index.html',
  '//evil.example.html',
  '//index.html//evil.example',
])('a redirect of %s never leaves the site', (path) => {
  let target = path;
  for (let next = redirectFor(target); next !== undefined; next = redirectFor(target)) {
    expect(new URL(next, 'https://falaj.example').host).toBe('falaj.example');
    target = next;
  }
  expect(target).toMatch(/^\/(?![/\\])/);
});

it('the last bytes of an empty file are the file, and any others past its end', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBeUndefined();
});
