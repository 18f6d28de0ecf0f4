import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient, TEST_NOW } from '../../../testing/test-app.ts';
import { pets } from '../pets.table.ts';

const app = await openTestApp();
let admin: SignedInClient;
beforeAll(async () => {
  admin = await app.signIn('admin');
});

const biscuit = {
  ...{ name: 'Biscuit', species: 'Dog', breed: 'Beagle' },
  ...{ age_group: 'Senior', sex: 'Female', size: 'Medium' },
};
const change = (id: string, body: unknown) =>
  admin.call(endpoints.updatePet, { params: { id }, body });
const stored = async (id: string) =>
  (await app.database.select().from(pets).where(eq(pets.id, id)))[0];

describe('which animal a pet is', () => {
  it('B9.03 its age group follows its birth date as time goes by, and not what a call says', async () => {
    const { body } = await admin.call(endpoints.createPet, {
      body: { ...biscuit, birth_date: '2026-08-10', is_birth_date_estimated: true, color: 'tan' },
    });
    expect(body).toMatchObject({
      ...{ age_group: 'Baby', birth_date: '2026-08-10' },
      ...{ is_birth_date_estimated: true, color: 'tan' },
    });
    expect((await change(body.id, { age_group: 'Senior' })).body.age_group).toBe('Baby');
    app.setNow('2027-02-10T12:00:00Z');
    await app.runJobs();
    expect(await stored(body.id)).toMatchObject({ age_group: 'Young' });
    app.setNow(TEST_NOW);
    admin = await app.signIn('admin');
    const unknown = await change(body.id, { birth_date: '', age_group: 'Senior' });
    expect(unknown.body).toMatchObject({
      ...{ birth_date: null, is_birth_date_estimated: false, age_group: 'Senior' },
    });
  });

  it.each([
    ['birth_date', '2026-12-24', 'The birth date must not be in the future.'],
    ['birth_date', 'yesterday', 'Please give a date such as 2026-11-23.'],
    ['birth_date', '0206-01-02', 'Please check the year of birth.'],
    [
      'microchip',
      '1234',
      'A chip number has 15 digits. Old ones have 9 or 10 digits and letters from A to F.',
    ],
  ])('B9.03 refuses %s "%s"', async (field, value, message) => {
    const { id } = await app.buildPet();
    const { status, body } = await change(id, { [field]: value });
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('B9.03 its chip and number are stored without spaces, and are in no public answer', async () => {
    const { id } = await app.buildPet();
    const { body } = await change(id, {
      ...{ microchip: '276 098-106 234 567', shelter_number: 'A-17' },
    });
    expect(await stored(id)).toMatchObject({ microchip: '276098106234567', shelterNumber: 'A-17' });
    const read = await app.visitor().request(`/api/pets/${id}`);
    expect(`${JSON.stringify(body)} ${JSON.stringify(read.body)}`).not.toMatch(/2760981|A-17/);
    await change(id, { microchip: '4a5b6c7d8e' });
    expect(await stored(id)).toMatchObject({ microchip: '4A5B6C7D8E' });
  });
});
