import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../testing/server-processes.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { pets } from '../pets.table.ts';
import { createPetSearchIndex } from './pet-search-index.ts';
import { listChangedPets } from './search.repository.ts';

const app = await openTestApp();
beforeAll(() => until(() => app.dependencies.petChanges.isLive()));
beforeEach(() => app.database.delete(pets));

const rename = (id: string, name: string) =>
  app.database.update(pets).set({ name }).where(eq(pets.id, id));

describe('the pet searchIndex', () => {
  it('B1.01 knows of new, changed and deleted pets, also when their number stays the same', async () => {
    const searchIndex = createPetSearchIndex(app.dependencies);
    const find = async (q: string) => {
      app.dependencies.petChanges.publish();
      return (await searchIndex.find({ q, limit: 9 })).ids;
    };
    const biscuit = await app.buildPet({ name: 'Biscuit' });
    const chai = await app.buildPet({ name: 'Chai' });
    expect(await find('biscuit')).toEqual([biscuit.id]);
    await rename(biscuit.id, 'Pepper');
    expect(await find('biscuit')).toEqual([]);
    expect(await find('pepper')).toEqual([biscuit.id]);
    await app.database.delete(pets).where(eq(pets.id, chai.id));
    const rosie = await app.buildPet({ name: 'Rosie' });
    expect(await find('chai')).toEqual([]);
    expect(await find('rosie')).toEqual([rosie.id]);
    expect(await searchIndex.count({})).toBe(2);
  });

  it('B1.01 reads only what was committed since, whenever its transaction began', async () => {
    const [early, late] = [await app.buildPet(), await app.buildPet()];
    const slow = await app.database.pool.connect();
    await slow.query('begin');
    await slow.query("update pets set name = 'Slow' where id = $1", [early.id]);
    const first = await listChangedPets(app.database, null);
    expect(new Set(first.changed)).toEqual(new Set([early.id, late.id]));
    await rename(late.id, 'Late');
    const second = await listChangedPets(app.database, first.snapshot);
    expect(second.changed).toEqual([late.id]);
    await slow.query('commit');
    slow.release();
    const third = await listChangedPets(app.database, second.snapshot);
    expect(third.changed).toEqual([early.id]);
    expect((await listChangedPets(app.database, third.snapshot)).changed).toEqual([]);
  });

  it('B6.03 does not take pets of a restored database as changed again and again', async () => {
    const { id } = await app.buildPet();
    const { snapshot } = await listChangedPets(app.database, null);
    await app.database.execute(`alter table pets disable trigger pets_version`);
    await app.database.execute(`update pets set changed_in = '9000000000000000000'::xid8`);
    await app.database.execute(`alter table pets enable trigger pets_version`);
    expect((await listChangedPets(app.database, snapshot)).changed).toEqual([]);
    await rename(id, 'Biscuit');
    expect((await listChangedPets(app.database, snapshot)).changed).toEqual([id]);
  });
});
