import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';

const DAY = 24 * 60 * 60_000;

const app = await openTestApp();

const staysOf = (petId: string) =>
  app.database.select().from(stays).where(eq(stays.petId, petId)).orderBy(asc(stays.cameAt));

const change = async (id: string, columns: Partial<PetRow>, at = app.now()) => {
  const [row] = await app.database
    .update(pets)
    .set({ ...columns, updatedAt: at })
    .where(eq(pets.id, id))
    .returning();
  return row;
};

const later = (days: number) => new Date(app.now().getTime() + days * DAY);

describe('stays of pets', () => {
  it('B9.01 begin with the pet and end with its adoption', async () => {
    const pet = await app.buildPet({ name: 'Luna' });
    expect(await staysOf(pet.id)).toMatchObject([
      { petName: 'Luna', intake: 'unknown', outcome: null, cameAt: pet.createdAt },
    ]);
    await change(pet.id, { status: 'Pending' }, later(1));
    await change(pet.id, { status: 'Adopted' }, later(2));
    expect(await staysOf(pet.id)).toMatchObject([{ outcome: 'adopted', leftAt: later(2) }]);
  });

  it('B9.01 of a pet that is added as adopted has no date of its end', async () => {
    const { id } = await app.buildPet({ status: 'Adopted' });
    expect(await staysOf(id)).toMatchObject([{ outcome: 'adopted', leftAt: null }]);
  });

  it('D42 an adoption that is taken back within a day was a mistake, later the pet came back', async () => {
    const { id } = await app.buildPet();
    await change(id, { status: 'Adopted' }, later(1));
    await change(id, { status: 'Available' }, later(1.9));
    expect(await staysOf(id)).toMatchObject([{ outcome: null, leftAt: null }]);
    await change(id, { status: 'Adopted' }, later(2));
    const back = await change(id, { status: 'Pending' }, later(3));
    expect(await staysOf(id)).toMatchObject([
      { outcome: 'adopted', leftAt: later(2) },
      { outcome: null, intake: 'returned', cameAt: later(3), listedAt: later(3) },
    ]);
    expect(back?.listedAt).toEqual(later(3));
  });

  it('B9.02 a pet that is not listed yet waits from the day on which it is', async () => {
    const { id } = await app.buildPet({ isListed: false });
    expect(await staysOf(id)).toMatchObject([{ listedAt: null }]);
    expect((await change(id, { isListed: true }, later(4)))?.listedAt).toEqual(later(4));
    await change(id, { isListed: false }, later(5));
    expect((await change(id, { isListed: true }, later(6)))?.listedAt).toEqual(later(4));
    expect(await staysOf(id)).toMatchObject([{ listedAt: later(4) }]);
  });

  it('B9.12 stay for the numbers when the pet is deleted, with its last name', async () => {
    const { id } = await app.buildPet({ name: 'Old' });
    await change(id, { name: 'New', birthDate: '2026-01-05' });
    await app.database.delete(pets).where(eq(pets.id, id));
    expect(await staysOf(id)).toMatchObject([
      { petName: 'New', birthDate: '2026-01-05', outcome: 'removed', leftAt: expect.any(Date) },
    ]);
  });

  it('B9.01 B8.05 a move ends the stay here and begins one there', async () => {
    const { id } = await app.buildPet();
    await buildSecondShelter(app);
    await change(id, { shelterId: SECOND_SHELTER }, later(1));
    expect(await staysOf(id)).toMatchObject([
      { outcome: 'transferred_out', leftAt: later(1) },
      { outcome: null, intake: 'transferred_in', shelterId: SECOND_SHELTER },
    ]);
  });
});
