import { withdrawOwnAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { raceForPet } from '../../testing/race.ts';
import type { SignedInClient } from '../../testing/test-app.ts';
import { createAdoptionsApp } from './testing/adoptions-app.ts';

const MONDAY_10 = Date.parse('2026-11-23T15:00:00.000Z');
const CHANGES = isNightly ? 10_000 : 120;
const AT_ONCE = 8;

const app = await createAdoptionsApp();

const count = async (what: string): Promise<number> => {
  const { rows } = await app.database.execute<{ count: number }>(
    sql.raw(`SELECT count(*)::integer AS count FROM ${what}`),
  );
  return rows[0]?.count ?? Number.NaN;
};

describe('changes at the same moment', () => {
  it('B9.04 two approvals, of two adopters: one has the pet', async () => {
    const pet = await app.buildPet();
    const petIds = [pet.id];
    const [one, other] = [await app.buildAdoption({ petIds }), await app.buildAdoption({ petIds })];
    const answers = await raceForPet(
      app,
      pet.id,
      () => app.step(one.id, 'approve'),
      () => app.step(other.id, 'approve'),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1].body.code).toBe('PET_HELD');
  });

  it('B9.04 an adopter withdraws while it is completed: the first decides', async () => {
    for (const isFirst of [true, false]) {
      const adopter = await app.signIn();
      const pet = await app.buildPet();
      const { id } = (await app.ask(adopter, pet.id)).body;
      const withdraw = () => adopter.call(withdrawOwnAdoption, { params: { id } });
      const complete = () => app.step(id, 'complete');
      const [first, second] = isFirst ? [withdraw, complete] : [complete, withdraw];
      const [done, refused] = await raceForPet(app, pet.id, first, second);
      expect([done.status, refused.body.code]).toEqual([200, 'ADOPTION_ACTION_REFUSED']);
      expect(await app.petStatus(pet.id)).toBe(isFirst ? 'Available' : 'Adopted');
    }
  });

  it('B9.04 the same adopter asks twice: one wish', async () => {
    const [adopter, pet] = [await app.signIn(), await app.buildPet()];
    const ask = () => app.ask(adopter, pet.id);
    const answers = await raceForPet(app, pet.id, ask, ask);
    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
  });

  it(`B9.04 B9.07 ${CHANGES} steps, statuses and visits leave no pet with two homes, and no visit to an adopted one`, async () => {
    const pets = [await app.buildPet(), await app.buildPet(), ...(await app.buildPair())];
    const adopters: SignedInClient[] = [];
    for (let count = 0; count < 4; count += 1) adopters.push(await app.signIn());
    const ids: string[] = [];
    for (const pet of pets) {
      for (let wishes = 0; wishes < 3; wishes += 1) {
        ids.push((await app.buildAdoption({ petIds: [pet.id] })).id);
      }
    }
    const pair = pets.slice(2).map(({ id }) => id);
    for (let wishes = 0; wishes < 2; wishes += 1) {
      ids.push((await app.buildAdoption({ petIds: pair })).id);
    }
    // The same sequence in each run.
    let seed = 29;
    const pick = <T>(of: readonly T[]): T => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return of[Math.floor((seed / 2_147_483_648) * of.length)] as T;
    };
    const actions = ['approve', 'start_trial', 'complete', 'undo', 'reopen', 'decline'] as const;
    const change = () => {
      const kind = pick(['step', 'step', 'step', 'visit', 'visit', 'status'] as const);
      if (kind === 'step') return app.step(pick(ids), pick(actions));
      if (kind === 'status') {
        return app.setStatus(pick(pets).id, pick(['Available', 'Pending', 'Adopted'] as const));
      }
      const slots = Array.from({ length: 14 }, (_, slot) => slot);
      const requested_at = new Date(MONDAY_10 + pick(slots) * 30 * 60_000).toISOString();
      const call = { params: { petId: pick(pets).id }, body: { requested_at } };
      return pick(adopters).call(requestVisit, call);
    };
    const failures: unknown[] = [];
    const seen = new Set<number>();
    const work = async (many: number) => {
      for (let done = 0; done < many; done += 1) {
        const { status, body } = await change();
        seen.add(status);
        // On a busy machine a change may wait longer than the database allows.
        if (status >= 500 && status !== 503) failures.push(body);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(CHANGES / AT_ONCE)));
    expect(failures).toEqual([]);
    const ofDatabase = `WHERE datname = current_database() AND deadlocks > 0`;
    expect(await count(`pg_stat_database ${ofDatabase}`), 'deadlocks').toBe(0);
    // They do happen.
    expect([...seen]).toEqual(expect.arrayContaining([200, 201, 409]));
    const homes = `(SELECT pet_id FROM adoption_pets WHERE is_held GROUP BY pet_id HAVING count(*) > 1)`;
    expect(await count(`${homes} AS doubled`)).toBe(0);
    expect(
      await count(`adoption_pets JOIN adoptions ON adoptions.id = adoption_id
        WHERE is_held <> (stage IN ('approved', 'on_trial', 'adopted'))`),
    ).toBe(0);
    expect(
      await count(`visits JOIN pets ON pets.id IN (visits.pet_id, visits.bonded_pet_id)
        WHERE pets.status = 'Adopted' AND visits.status IN ('pending', 'approved', 'confirmed')`),
    ).toBe(0);
    expect(
      await count(`pets WHERE (status = 'Adopted') = EXISTS (
        SELECT FROM stays WHERE pet_id = pets.id AND outcome IS NULL)`),
    ).toBe(0);
  }, 1_800_000);
});
