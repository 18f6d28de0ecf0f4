import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { Pet } from '@pawmatch/contract/pets/pet';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { constraintOf } from '../../../platform/database/database.ts';
import { openTestApp } from '../../../testing/test-app.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');

const link = (id: string, pet_id: string, expected_version?: number) =>
  admin.call(endpoints.linkPets, { params: { id }, body: { pet_id, expected_version } });
const read = async (id: string) =>
  (await app.visitor().call(endpoints.getPet, { params: { id } })).body;

describe('PUT and DELETE /pets/:id/bonded-with', () => {
  it('B1.14 links two pets, which name each other everywhere at once, and unlinks them', async () => {
    const luna = await app.buildPet({ name: 'Luna' });
    const milo = await app.buildPet({ name: 'Milo', species: 'Cat', status: 'Pending' });
    expect((await read(milo.id)).bonded_with).toBeNull();
    const { status, body } = await link(luna.id, milo.id, 1);
    expect(status).toBe(200);
    expect(Pet.parse(body)).toEqual(body);
    const other = { id: milo.id, name: 'Milo', species: 'Cat', status: 'Pending' };
    expect(body).toMatchObject({ version: 2, bonded_with: { ...other, primary_photo_url: null } });
    expect(await read(milo.id)).toMatchObject({ version: 2, bonded_with: { name: 'Luna' } });
    const list = await app.visitor().call(endpoints.listPets, { query: {} });
    expect(list.body.map((pet: Pet) => pet.bonded_with?.name)).toEqual(
      expect.arrayContaining(['Luna', 'Milo']),
    );
    expect((await link(luna.id, milo.id)).body.version).toBe(2);

    const unlinked = await admin.call(endpoints.unlinkPets, { params: { id: milo.id }, body: {} });
    expect(unlinked.body).toMatchObject({ bonded_with: null, version: 3 });
    expect(await read(luna.id)).toMatchObject({ bonded_with: null, version: 3 });
  });

  it('B1.14 B4.05 records by name with whom a pet was linked', async () => {
    const [luna, milo] = [
      await app.buildPet({ name: 'Luna' }),
      await app.buildPet({ name: 'Milo' }),
    ];
    await link(luna.id, milo.id);
    const { body } = await admin.call(listHistory, { query: { pet_id: milo.id } });
    expect(body[0]).toMatchObject({
      kind: 'pet.updated',
      actor: { kind: 'staff', name: admin.user.fullName },
      changes: [{ field: 'bonded_with', values: { before: null, after: 'Luna' } }],
    });
  });

  it('B1.14 S57 rejects a link that is based on an old version, with the pet as it is now', async () => {
    const [luna, milo] = [await app.buildPet(), await app.buildPet()];
    await admin.call(endpoints.updatePet, { params: { id: luna.id }, body: { name: 'Luna' } });
    const { status, body } = await link(luna.id, milo.id, 1);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'CONFLICT', current: { name: 'Luna', version: 2 } });
    expect((await read(milo.id)).bonded_with).toBeNull();
  });

  it('B1.14 refuses a third pet, the pet itself and a missing pet, and changes nothing', async () => {
    const [luna, milo] = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
    const third = await app.buildPet();
    for (const [one, other] of [
      [third.id, milo.id],
      [milo.id, third.id],
    ] as const) {
      expect((await link(one, other)).body).toMatchObject({
        status: 409,
        code: 'PET_ALREADY_BONDED',
        detail: 'Milo is already bonded with Luna. Please unlink that pair first.',
      });
    }
    const itself = await link(third.id, third.id);
    expect(itself.body).toMatchObject({ status: 422, errors: [{ field: 'pet_id' }] });
    expect((await link(third.id, '0198c0de-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await read(luna.id)).bonded_with.id).toBe(milo.id);
    expect((await read(third.id)).bonded_with).toBeNull();
  });

  it('B1.14 lets one of many simultaneous links of a pet succeed', async () => {
    const luna = await app.buildPet();
    const others = await Promise.all(Array.from({ length: 10 }, () => app.buildPet()));
    const answers = await Promise.all(
      others.map(({ id }, index) => (index % 2 ? link(luna.id, id) : link(id, luna.id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('B1.14 the database itself rejects a pair of three, one-sided pairs and a pair of one', async () => {
    const [luna, milo] = await app.buildPair();
    const third = await app.buildPet();
    const failure = (statement: ReturnType<typeof sql>) =>
      app.database.execute(statement).then(() => undefined, constraintOf);
    const bond = (id: string, other: string | null) =>
      failure(sql`UPDATE pets SET bonded_with = ${other} WHERE id = ${id}`);
    expect(await bond(third.id, luna.id)).toBe('pets_bonded_with_key');
    expect(await bond(third.id, third.id)).toBe('pets_bonded_with_itself');
    expect(await bond(luna.id, null)).toBe('pets_pair_fkey');
    await app.database.execute(
      sql`UPDATE pets SET bonded_with = NULL WHERE id IN (${luna.id}, ${milo.id})`,
    );
    expect(await bond(third.id, luna.id)).toBe('pets_pair_fkey');
  });

  it('B1.14 a deleted pet leaves the other one without a pair', async () => {
    const [luna, milo] = await app.buildPair({ name: 'Luna' });
    app.advance(60);
    await admin.call(endpoints.deletePet, { params: { id: luna.id } });
    const updated_at = app.now().toISOString();
    expect(await read(milo.id)).toMatchObject({ bonded_with: null, version: 3, updated_at });
    const [one, other] = await app.buildPair();
    const bulk = { ids: [one.id] };
    await admin.call(endpoints.changePetsInBulk, { body: { ...bulk, action: 'delete' } as never });
    await expect.poll(async () => (await read(other.id)).bonded_with).toBeNull();
  });
});
