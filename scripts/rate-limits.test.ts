import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modules } from '../apps/web/contract-endpoints.ts';
import type { Endpoint } from '../packages/contract/src/endpoint.ts';
import {
  concurrencyLimits,
  type RateLimit,
  type RateLimitKey,
  rateLimits,
} from '../packages/contract/src/rate-limits.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
const endpoints = Object.values(modules).flatMap((exported) =>
  Object.values(exported).filter(isEndpoint),
);

/** What a call tells the limiter of itself; see `register-endpoint.ts`. */
function keysOf({ access, body }: Endpoint): RateLimitKey[] {
  const fields = (body?._zod.def as { shape?: object } | undefined)?.shape ?? {};
  return [
    'address',
    ...(access === 'public' ? [] : (['account'] as const)),
    ...('email' in fields ? (['mailbox'] as const) : []),
  ];
}

it('D13 each endpoint tells whom its limit counts for', () => {
  const limited = endpoints.filter(({ rateLimit }) => rateLimit);
  expect(limited.length).toBeGreaterThan(20);
  const unknown = limited.flatMap((endpoint) => {
    if (!endpoint.rateLimit) return [];
    const { counters, onKnownDevice }: RateLimit = rateLimits[endpoint.rateLimit];
    // The device is found by the mailbox.
    const asked = [
      ...counters.map(({ per }) => per),
      ...(onKnownDevice ? ['mailbox' as const] : []),
    ];
    const missing = asked.filter((per) => !keysOf(endpoint).includes(per));
    return missing.map((per) => `${endpoint.method} ${endpoint.path}: ${per}`);
  });
  expect(unknown).toEqual([]);
});

it('D13 docs/security.md has each limit of the table and no other', () => {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('## Limits against');
  const [table = ''] = section.split('\n## ');
  const named = [...table.matchAll(/^\|.* `(\w+)` \|$/gm)].map(([, name]) => name);
  const limits = Object.keys({ ...rateLimits, ...concurrencyLimits });
  expect(new Set(named)).toEqual(new Set(limits));
});
