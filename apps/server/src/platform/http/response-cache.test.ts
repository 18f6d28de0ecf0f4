import { createPet, deletePet, listPets, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Changes } from '../cluster/change-feed.ts';
import { type CacheableResponse, createResponseCache } from './response-cache.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Changes that the test publishes. */
function createManualChanges() {
  const listeners = new Set<() => void>();
  let isLive = true;
  const changes: Changes = {
    isLive: () => isLive,
    onChange: (listener) => void listeners.add(listener),
    publish: () => {
      for (const listener of listeners) listener();
    },
  };
  return { changes, setLive: (live: boolean) => (isLive = live) };
}

/** A server with one page, whose text is computed by the test. */
async function serverWith(changes: Changes, compute: () => Promise<CacheableResponse>) {
  const server = Fastify();
  const cache = createResponseCache(changes);
  server.get('/', (request, reply) => cache.send(request, reply, '/', compute));
  return { get: (headers = {}) => server.inject({ url: '/', headers }) };
}

const page = (body: string): CacheableResponse => ({ type: 'text/html', body });

/** The page's text is the number of times that it was computed. */
function countingPage() {
  let count = 0;
  return async () => {
    count += 1;
    return page(String(count));
  };
}

describe('createResponseCache', () => {
  it('computes once for concurrent and later requests', async () => {
    const { get } = await serverWith(createManualChanges().changes, countingPage());
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await get()).body));
    expect(new Set([...bodies, (await get()).body])).toEqual(new Set(['1']));
  });

  it('sends no request a response whose computation began before a preceding change', async () => {
    const { changes } = createManualChanges();
    const begun: ((response: CacheableResponse) => void)[] = [];
    const { get } = await serverWith(changes, () => new Promise((resolve) => begun.push(resolve)));
    const before = get();
    await expect.poll(() => begun.length).toBe(1);
    changes.publish();
    const after = get();
    await expect.poll(() => begun.length).toBe(2);
    begun[0]?.(page('old'));
    expect((await before).body).toBe('old');
    begun[1]?.(page('new'));
    expect((await after).body).toBe('new');
    expect((await get()).body).toBe('new');
  });

  it('caches nothing while changes might be missed', async () => {
    const { changes, setLive } = createManualChanges();
    const { get } = await serverWith(changes, countingPage());
    await get();
    setLive(false);
    expect([(await get()).body, (await get()).body]).toEqual(['2', '3']);
  });

  it('sends 304 when the client has the response, and an encoding that the client accepts', async () => {
    const { get } = await serverWith(createManualChanges().changes, async () =>
      page('paw '.repeat(1_000)),
    );
    const plain = await get();
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': '4000' });
    const etag = String(plain.headers.etag);
    expect((await get({ 'if-none-match': `"x", W/${etag}` })).statusCode).toBe(304);
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200);
    expect((await get({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get({ 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  it('fails for concurrent requests, and computes again for the next one', async () => {
    let isBroken = true;
    const { get } = await serverWith(createManualChanges().changes, async () => {
      if (isBroken) throw new Error('away');
      return page('there');
    });
    expect((await get()).statusCode).toBe(500);
    isBroken = false;
    expect((await get()).body).toBe('there');
  });
});

describe('a change of a pet', () => {
  it('R7.16 R7.17 R7.18 is visible to every request after its acknowledgement', async () => {
    const admin = await app.signIn('admin');
    const visitor = app.visitor();
    const names = async () =>
      (await visitor.call(listPets, { query: { limit: 100 } })).body.map(
        (pet: { name: string }) => pet.name,
      );
    const facts = {
      species: 'Cat',
      breed: 'Tabby',
      age_group: 'Young',
      sex: 'Male',
      size: 'Small',
    };
    for (let round = 0; round < 20; round += 1) {
      const { body } = await admin.call(createPet, { body: { ...facts, name: `New ${round}` } });
      expect(await names()).toContain(`New ${round}`);
      const params = { id: body.id };
      await admin.call(updatePet, { params, body: { name: `Changed ${round}` } });
      expect(await names()).toContain(`Changed ${round}`);
      await admin.call(deletePet, { params });
      expect(await names()).not.toContain(`Changed ${round}`);
    }
  });
});
