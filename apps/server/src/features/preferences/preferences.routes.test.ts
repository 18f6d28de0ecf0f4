import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import * as endpoints from '@pawmatch/contract/preferences/preferences-endpoints';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { preferences } from './preferences.tables.ts';

const waiting = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

const app = await openTestApp();

const calmCat = {
  ...toPreferences({ pet_type: 'Cat', pet_purpose: 'MyFamily', has_children: true }),
  preferred_energy_level: 'Calm' as const,
  preferred_hair_length: null,
};

describe('/users/me/preferences', () => {
  it('R7.08 R7.09 R7.10 R4.11 are 404 until they are created, then replaced', async () => {
    const adopter = await app.signIn();
    expect((await adopter.call(endpoints.getPreferences)).status).toBe(404);
    expect((await adopter.call(endpoints.replacePreferences, { body: calmCat })).status).toBe(404);
    expect((await adopter.call(endpoints.changePreferences, { body: {} })).status).toBe(404);
    expect(await adopter.call(endpoints.createPreferences, { body: calmCat })).toMatchObject({
      status: 201,
      body: calmCat,
    });
    expect((await adopter.call(endpoints.createPreferences, { body: calmCat })).status).toBe(409);
    const puppy = { ...calmCat, preferred_species: 'Dog', preferred_age: 'Puppy' };
    const response = await adopter.call(endpoints.replacePreferences, { body: puppy });
    expect(response.body).toEqual({ ...puppy, preferred_age: 'Baby' });
    expect((await adopter.call(endpoints.getPreferences)).body).toEqual(response.body);
  });

  it('R3.22 fills in missing fields', async () => {
    const adopter = await app.signIn();
    const response = await adopter.call(endpoints.createPreferences, { body: {} });
    expect(response.body).toEqual(toPreferences({}));
  });

  it('R7.11 changes only the sent fields', async () => {
    const adopter = await app.signIn();
    await adopter.call(endpoints.createPreferences, { body: calmCat });
    const response = await adopter.call(endpoints.changePreferences, {
      body: { preferred_sex: 'Female' },
    });
    expect(response.body).toEqual({ ...calmCat, preferred_sex: 'Female' });
  });

  it('R7.11 F14 keeps both of two simultaneous changes of different fields', async () => {
    const adopter = await app.signIn();
    await adopter.call(endpoints.createPreferences, { body: calmCat });
    const mine = eq(preferences.userId, adopter.user.id);
    const begun = await app.database.transaction(async (tx) => {
      await tx.select().from(preferences).where(mine).for('update');
      const changes = [{ preferred_sex: 'Female' }, { preferred_size: 'Small' }].map((body) =>
        adopter.call(endpoints.changePreferences, { body }),
      );
      await expect
        .poll(async () => (await app.database.execute(waiting)).rows.length)
        .toBe(changes.length);
      return changes;
    });
    await Promise.all(begun);
    const response = await adopter.call(endpoints.getPreferences);
    expect(response.body).toEqual({ ...calmCat, preferred_sex: 'Female', preferred_size: 'Small' });
  });

  it('R4.09 clears the children when the pet is for the adopter alone', async () => {
    const adopter = await app.signIn();
    await adopter.call(endpoints.createPreferences, { body: calmCat });
    const response = await adopter.call(endpoints.changePreferences, {
      body: { pet_purpose: 'Myself' },
    });
    expect(response.body.has_children).toBe(false);
  });

  it('R8.18 S26 names each wrong field', async () => {
    const adopter = await app.signIn();
    const body = { ...calmCat, preferred_size: 'Huge', has_dogs: 'yes', preferred_age: ['Baby'] };
    const response = await adopter.call(endpoints.createPreferences, { body });
    expect(response.status).toBe(422);
    const fields = response.body.errors.map((error: { field: string }) => error.field);
    expect(fields.toSorted()).toEqual(['has_dogs', 'preferred_age', 'preferred_size']);
    expect((await adopter.call(endpoints.getPreferences)).status).toBe(404);
  });

  it('S06 belong only to the caller', async () => {
    const adopter = await app.signIn();
    await adopter.call(endpoints.createPreferences, { body: calmCat });
    const other = await app.signIn();
    expect((await other.call(endpoints.getPreferences)).status).toBe(404);
  });
});

describe('/preferences/training-traits', () => {
  it('R7.12 R7.13 R7.30 are added and removed, twice without complaint', async () => {
    const adopter = await app.signIn();
    expect((await adopter.call(endpoints.listRequiredTraits)).body).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const body = { trait: 'HouseTrained' };
      expect((await adopter.call(endpoints.addRequiredTrait, { body })).status).toBe(201);
    }
    expect((await adopter.call(endpoints.listRequiredTraits)).body).toEqual([
      { trait: 'HouseTrained' },
    ]);
    for (let time = 0; time < 2; time += 1) {
      const params = { trait: 'HouseTrained' };
      expect((await adopter.call(endpoints.removeRequiredTrait, { params })).status).toBe(204);
    }
    expect((await adopter.call(endpoints.listRequiredTraits)).body).toEqual([]);
  });

  it('R7.13 rejects an unknown trait', async () => {
    const adopter = await app.signIn();
    expect(
      (await adopter.call(endpoints.addRequiredTrait, { body: { trait: 'Swims' } })).status,
    ).toBe(422);
  });

  it('R7.06 R3.01 come back with the current user', async () => {
    const adopter = await app.signIn();
    expect((await adopter.call(getCurrentUser)).body).toMatchObject({
      preferences: null,
      training_traits: [],
    });
    await adopter.call(endpoints.createPreferences, { body: calmCat });
    await adopter.call(endpoints.addRequiredTrait, { body: { trait: 'LitterTrained' } });
    expect((await adopter.call(getCurrentUser)).body).toMatchObject({
      preferences: calmCat,
      training_traits: ['LitterTrained'],
    });
  });
});
