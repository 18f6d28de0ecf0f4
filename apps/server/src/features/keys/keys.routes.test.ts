import {
  removeColleague,
  suspendColleague,
} from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { KEY_PREFIX, type KeyScope, keyScopes } from '@pawmatch/contract/keys/key-values';
import { createKey, listKeys, revokeKey } from '@pawmatch/contract/keys/keys-endpoints';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { accessMatrix } from '../../testing/access-matrix.ts';
import { createTestApp, openTestApp, type SignedInClient } from '../../testing/test-app.ts';

const app = await openTestApp();
beforeEach(() => app.setNow('2026-11-20T15:00:00Z'));

async function create(
  manager: SignedInClient,
  scopes: KeyScope[] = ['pets.read'],
  days: 30 | 365 | null = 30,
) {
  const created = await manager.call(createKey, { body: { name: 'Website', scopes, days } });
  expect(created.status).toBe(201);
  return created.body as { id: string; key: string };
}

const ask = (key: string, path: string, method = 'GET', headers = {}) =>
  app.visitor().send(path, { method, headers: { Authorization: `Bearer ${key}`, ...headers } });

const PETS = '/api/admin/pets/unlisted';
const statusOf = async (key: string) => (await ask(key, PETS)).status;

it('S79 a key of each scope answers what its scope names, and is no key for every other call', async () => {
  const manager = await app.signIn('manager');
  const visit = await app.buildVisit();
  const calls = Object.entries(accessMatrix).flatMap(([access, list]) =>
    list.map((call) => ({ access, call })),
  );
  for (const scope of keyScopes) {
    const { key } = await create(manager, [scope]);
    for (const { access, call } of calls) {
      if (access === 'public') continue;
      const [method = '', path = ''] = call.split(' ');
      const id = path.includes('visit') ? visit.id : (visit.petId ?? '');
      const url = path.replace(/\{(id|petId)\}/, id).replace(/\{\w+\}/g, visit.id);
      const { status, body } = await ask(key, url, method);
      const isNamed = method === 'GET' && access === scope;
      // Without its query, a call that is let in may still be refused as incomplete.
      if (isNamed) expect([401, 403], `${scope}: ${call}`).not.toContain(status);
      else expect([call, status, body?.code]).toEqual([call, 401, 'KEY_INVALID']);
    }
  }
});

it('S79 is shown once, stored as a hash, shows its last use to the minute, and ends in one step', async () => {
  const manager = await app.signIn('manager');
  const { id, key } = await create(manager);
  expect(key.startsWith(KEY_PREFIX)).toBe(true);
  const stored = await app.database.execute(
    sql`SELECT encode(token_hash, 'escape') || program_keys::text AS text FROM grants
        JOIN program_keys ON subject_id = program_keys.id WHERE program_keys.id = ${id}`,
  );
  expect(JSON.stringify(stored.rows)).not.toContain(key.slice(KEY_PREFIX.length));
  const find = async () => {
    const { body } = await manager.call(listKeys);
    return body.find((each: { id: string }) => each.id === id);
  };
  expect(await find()).toMatchObject({
    ...{ name: 'Website', scopes: ['pets.read'], last_used_at: null, is_valid: true },
    expires_at: '2026-12-20T15:00:00.000Z',
  });
  const answer = await ask(key, PETS);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
  app.advance(59);
  await statusOf(key);
  expect((await find()).last_used_at).toBe('2026-11-20T15:00:00.000Z');
  app.advance(1);
  await statusOf(key);
  expect((await find()).last_used_at).toBe('2026-11-20T15:01:00.000Z');

  expect((await manager.call(revokeKey, { params: { id } })).status).toBe(204);
  expect(await ask(key, PETS)).toMatchObject({ status: 401, body: { code: 'KEY_INVALID' } });
  expect((await manager.call(revokeKey, { params: { id } })).body.code).toBe('KEY_NOT_FOUND');
  const { body } = await manager.call(listJournal, { query: { kind: 'exported' } });
  const kinds = body.map(({ read }: { read: { kind: string } }) => read.kind);
  expect(kinds.slice(0, 2)).toEqual(['key.revoked', 'key.created']);
});

it('S79 a key ends with its time, and with the role of who made it', async () => {
  const [boss, manager, other] = [
    await app.signIn('manager'),
    await app.signIn('manager'),
    await app.signIn('manager'),
  ];
  const [first, second] = [await create(manager), await create(other)];
  const endless = await create(boss, ['pets.read'], null);
  expect(await Promise.all([first.key, second.key].map(statusOf))).toEqual([200, 200]);
  await boss.call(suspendColleague, { params: { id: manager.user.id } });
  await boss.call(removeColleague, { params: { id: other.user.id } });
  expect(await Promise.all([first.key, second.key].map(statusOf))).toEqual([401, 401]);
  const { body } = await boss.call(listKeys);
  const states = new Map(
    body.map((key: { id: string; is_valid: boolean }) => [key.id, key.is_valid]),
  );
  expect([first, second, endless].map(({ id }) => states.get(id))).toEqual([false, false, true]);

  const { key } = await create(boss);
  app.advance(30 * 24 * 60 * 60);
  expect([await statusOf(key), await statusOf(endless.key)]).toEqual([401, 200]);
});

it('S79 B8.08 a key acts at its shelter alone, and only a fresh proof creates one', async () => {
  const manager = await app.signIn('manager');
  const { key } = await create(manager);
  const elsewhere = await ask(key, PETS, 'GET', { [SHELTER_HEADER]: 'another-shelter' });
  expect(elsewhere.body.code).toBe('SHELTER_NOT_FOUND');
  app.advance(11 * 60);
  const body = { name: 'Later', scopes: ['pets.read'] as KeyScope[], days: null };
  expect((await manager.call(createKey, { body })).body.code).toBe('PROOF_REQUIRED');
});

it('S79 guesses of keys are limited, and so are the calls of one key', async () => {
  const limited = await createTestApp({ config: { rateLimits: true } });
  try {
    const guess = () =>
      limited
        .visitor()
        .send(PETS, { headers: { Authorization: `Bearer ${KEY_PREFIX}${'x'.repeat(43)}` } });
    const statuses: number[] = [];
    for (let each = 0; each < 61; each += 1) statuses.push((await guess()).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
    const { key } = await create(await limited.signIn('manager'));
    const call = () =>
      limited.visitor().send(PETS, { headers: { Authorization: `Bearer ${key}` } });
    for (let round = 0; round < 15; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, call));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect((await call()).status).toBe(429);
  } finally {
    await limited.close();
  }
});
