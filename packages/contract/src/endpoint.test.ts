import { expect, it } from 'vitest';
import { defineEndpoint } from './endpoint.ts';

const own = {
  method: 'POST',
  path: '/own',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: "A change of one's own",
} as const;

it('S69 does not compile an endpoint with a misspelt guard, or with one that its access does not have', () => {
  expect(defineEndpoint({ ...own, requiresConfirmedEmail: true }).requiresConfirmedEmail).toBe(
    true,
  );
  // @ts-expect-error
  defineEndpoint({ ...own, requiresConfirmdEmail: true });
  // @ts-expect-error
  defineEndpoint({ ...own, access: 'pets.edit', requiresConfirmedEmail: true });
  // @ts-expect-error
  defineEndpoint({ ...own, access: 'public', rateLimits: 'ownChanges' });
});
