import { describe, expect, it } from 'vitest';
import { CALLS_AT_ONCE } from '../../../lib/map-with-concurrency.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import { loadAllPets } from './list-all-pets.ts';

/** A server with this many pets; records the maximum of concurrent calls. */
function stubPets(total: number) {
  const pets = Array.from({ length: total }, () => buildPet());
  const traffic = { underWay: 0, most: 0 };
  const calls = stubApi({
    'GET /pets': async ({ query }) => {
      traffic.underWay += 1;
      traffic.most = Math.max(traffic.most, traffic.underWay);
      await Promise.resolve();
      traffic.underWay -= 1;
      const offset = Number(query.get('offset'));
      return pets.slice(offset, offset + Number(query.get('limit')));
    },
  });
  return { pets, calls, traffic };
}

describe('loadAllPets', () => {
  it('D14 R2.51 loads all pages of 100, a few at a time, in the order of the list', async () => {
    const { pets, calls, traffic } = stubPets(730);
    const rounds: number[] = [];
    const all = await loadAllPets(new AbortController().signal, ({ length }) =>
      rounds.push(length),
    );
    expect(all.map(({ id }) => id)).toEqual(pets.map(({ id }) => id));
    expect(calls.every(({ query }) => query.get('limit') === '100')).toBe(true);
    expect(calls.every(({ query }) => !query.has('status'))).toBe(true);
    expect(traffic.most).toBe(CALLS_AT_ONCE);
    expect(rounds).toEqual([100, 500]);
  });

  it('D14 loads a short list with one call', async () => {
    const { calls } = stubPets(40);
    expect(await loadAllPets(new AbortController().signal, () => {})).toHaveLength(40);
    expect(calls).toHaveLength(1);
  });

  it('D14 lists a pet once when a new pet pushes it to the next page', async () => {
    const pets = Array.from({ length: 101 }, () => buildPet());
    stubApi({
      'GET /pets': ({ query }) =>
        query.get('offset') === '0' ? pets.slice(0, 100) : pets.slice(99, 101),
    });
    const all = await loadAllPets(new AbortController().signal, () => {});
    expect(all.map(({ id }) => id)).toEqual(pets.map(({ id }) => id));
  });
});
