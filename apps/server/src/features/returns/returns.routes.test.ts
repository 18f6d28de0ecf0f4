import { moveAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { getPet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/returns/returns-endpoints';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';

const app = await openTestApp();
beforeEach(() => app.setNow('2026-11-20T15:00:00Z'));

const staff = await app.signIn('staff');

/** A pet that came in July and was adopted on November 20. */
async function adoptedPet() {
  const pet = await app.buildPet({ name: 'Luna', createdAt: new Date('2026-07-01T12:00:00Z') });
  const leave = { status: 'Adopted' as const, updatedAt: app.now() };
  await app.database.update(pets).set(leave).where(eq(pets.id, pet.id));
  return pet;
}

const staysOf = (petId: string) =>
  app.database.select().from(stays).where(eq(stays.petId, petId)).orderBy(asc(stays.cameAt));

const findPet = async (id: string) =>
  (await app.database.select().from(pets).where(eq(pets.id, id)))[0];

const stageOf = async (id: string) =>
  (await app.database.select().from(adoptions).where(eq(adoptions.id, id)))[0];

const give = (
  endpoint: typeof endpoints.returnAdoption | typeof endpoints.returnPet,
  id: string,
  body: object,
) => staff.call(endpoint, { params: { id }, body: body as typeof NO_BLAME });

const NO_BLAME = { reason: 'allergy' } as const;

describe('returns', () => {
  it('B9.09 B9.01 end an adoption, open a stay on the day of the return, and offer the pet again', async () => {
    const pet = await adoptedPet();
    const adoption = await app.buildAdoption({ stage: 'adopted', petIds: [pet.id] });
    app.setNow('2026-12-10T15:00:00Z');
    await staff.logIn({ email: staff.user.email, password: app.password });
    const body = { ...NO_BLAME, returned_on: '2026-12-08' };
    const returned = await give(endpoints.returnAdoption, adoption.id, body);
    expect(returned.status).toBe(201);
    expect(returned.body).toMatchObject([{ pet_name: 'Luna', reason: 'allergy', words: null }]);
    const [first, second, ...more] = await staysOf(pet.id);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ outcome: 'adopted', leftAt: new Date('2026-11-20T15:00:00Z') });
    expect(second).toMatchObject({ outcome: null, intake: 'returned', listedAt: app.now() });
    expect(second?.cameAt).toEqual(new Date('2026-12-08T17:00:00Z'));
    expect(await findPet(pet.id)).toMatchObject({ status: 'Available', listedAt: app.now() });
    expect(await stageOf(adoption.id)).toMatchObject({ stage: 'returned', endedAt: app.now() });
    const again = await give(endpoints.returnAdoption, adoption.id, NO_BLAME);
    expect([again.status, again.body.code]).toEqual([409, 'ADOPTION_ACTION_REFUSED']);
  });

  it('B9.09 B9.01 a return within a day is no mistake: the stay before keeps its end', async () => {
    const pet = await adoptedPet();
    const adoption = await app.buildAdoption({ stage: 'adopted', petIds: [pet.id] });
    app.advance(3600);
    expect((await give(endpoints.returnAdoption, adoption.id, NO_BLAME)).status).toBe(201);
    expect(await staysOf(pet.id)).toMatchObject([
      { outcome: 'adopted', leftAt: new Date('2026-11-20T15:00:00Z') },
      { outcome: null, intake: 'returned', cameAt: app.now() },
    ]);
  });

  it('B9.09 B9.07 nobody is congratulated on a pet that has come back', async () => {
    const [adopter, pet] = [await app.signIn(), await app.buildPet({ name: 'Luna' })];
    const { id } = await app.buildAdoption({ userId: adopter.user.id, petIds: [pet.id] });
    await staff.call(moveAdoption, { params: { id }, body: { action: 'complete' } });
    expect((await give(endpoints.returnAdoption, id, NO_BLAME)).status).toBe(201);
    app.advance(10 * 60);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === adopter.user.email)).toEqual([]);
  });

  it('B9.09 a pet comes back from a trial in the stay that it never left', async () => {
    const [one, other] = await app.buildPair({ status: 'Pending' }, { status: 'Pending' });
    const petIds = [one.id, other.id];
    const adoption = await app.buildAdoption({ stage: 'on_trial', petIds });
    const body = { ...NO_BLAME, is_listed: false };
    expect((await give(endpoints.returnAdoption, adoption.id, body)).body).toHaveLength(2);
    for (const id of petIds) {
      expect(await findPet(id)).toMatchObject({ status: 'Available', isListed: false });
      expect(await staysOf(id)).toMatchObject([{ outcome: null, intake: 'unknown' }]);
    }
    expect(await stageOf(adoption.id)).toMatchObject({ stage: 'returned', adoptedAt: null });
  });

  it('B9.09 one of a pair comes back with its words, is free for others, and the other one stays', async () => {
    const adopted = { status: 'Adopted', updatedAt: app.now() } as const;
    const [one, other] = await app.buildPair(adopted, adopted);
    const petIds = [one.id, other.id];
    const { id } = await app.buildAdoption({ stage: 'adopted', petIds });
    const words = 'She loves slow mornings.';
    const only = { ...NO_BLAME, words, are_words_public: true, pet_ids: [one.id] };
    expect((await give(endpoints.returnAdoption, id, only)).body).toMatchObject([
      { pet_id: one.id, words },
    ]);
    expect(await findPet(one.id)).toMatchObject({ status: 'Available', earlierHomeWords: words });
    expect(await findPet(other.id)).toMatchObject({ status: 'Adopted', earlierHomeWords: null });
    expect((await stageOf(id))?.stage).toBe('adopted');
    const again = await give(endpoints.returnAdoption, id, only);
    expect([again.status, again.body.errors[0].field]).toEqual([422, 'pet_ids']);
    // Somebody else adopts it; the mistake of the first adoption is not theirs.
    const next = await app.buildAdoption({ petIds: [one.id] });
    const move = (of: string, action: 'complete' | 'undo') =>
      staff.call(moveAdoption, { params: { id: of }, body: { action } });
    expect((await move(next.id, 'complete')).status).toBe(200);
    expect((await move(id, 'undo')).status).toBe(200);
    expect(await findPet(one.id)).toMatchObject({ status: 'Adopted' });
    await move(id, 'complete');
    expect((await give(endpoints.returnAdoption, id, NO_BLAME)).body).toMatchObject([
      { pet_id: other.id },
    ]);
    expect((await stageOf(id))?.stage).toBe('returned');
  });

  it('B9.02 B9.09 keeps who adopted a pet out over its hold, not who takes it back', async () => {
    const manager = await app.signIn('admin');
    const pet = await app.buildPet({ name: 'Luna' });
    await app.database
      .update(stays)
      .set({ holdUntil: '2026-11-30' })
      .where(eq(stays.petId, pet.id));
    const body = { status: 'Adopted' } as const;
    await manager.call(updatePet, { params: { id: pet.id }, body });
    app.advance(3600);
    await staff.logIn({ email: staff.user.email, password: app.password });
    expect((await give(endpoints.returnPet, pet.id, NO_BLAME)).status).toBe(201);
    const [first] = await staysOf(pet.id);
    expect(first).toMatchObject({ outcome: 'adopted', holdOverriddenBy: manager.user.id });
  });

  it('B9.09 a pet comes back although nobody knows who had it, or their account was erased', async () => {
    const unknown = await adoptedPet();
    const erased = await adoptedPet();
    const adoption = await app.buildAdoption({
      stage: 'adopted',
      userId: null,
      petIds: [erased.id],
    });
    app.advance(48 * 3600);
    await staff.logIn({ email: staff.user.email, password: app.password });
    const first = await give(endpoints.returnPet, unknown.id, NO_BLAME);
    expect(first.body).toMatchObject([{ adoption_id: null }]);
    expect(await staysOf(unknown.id)).toMatchObject([{}, { intake: 'returned', outcome: null }]);
    const second = await give(endpoints.returnPet, erased.id, NO_BLAME);
    expect(second.body).toMatchObject([{ adoption_id: adoption.id }]);
    expect((await stageOf(adoption.id))?.stage).toBe('returned');
    expect((await give(endpoints.returnPet, unknown.id, NO_BLAME)).status).toBe(409);
    const call = { params: { id: erased.id } };
    expect((await staff.call(endpoints.listReturnsOfPet, call)).body).toHaveLength(1);
  });

  it('B9.09 the next adopters read what the earlier home says only where staff show it', async () => {
    const pet = await adoptedPet();
    const words = 'She loves slow mornings.';
    const [returned] = (await give(endpoints.returnPet, pet.id, { ...NO_BLAME, words })).body;
    const read = async () =>
      (await app.visitor().call(getPet, { params: { id: pet.id } })).body.earlier_home_words;
    expect(await read()).toBeUndefined();
    const change = (are_words_public: boolean) =>
      staff.call(endpoints.changeReturn, {
        params: { id: returned.id },
        body: { words, are_words_public },
      });
    expect((await change(true)).body).toMatchObject({ are_words_public: true });
    expect(await read()).toBe(words);
    await change(false);
    expect(await read()).toBeUndefined();
    const { rows } = await app.database.execute(
      sql`SELECT FROM events WHERE changes::text LIKE ${`%${words}%`}`,
    );
    expect(rows).toEqual([]);
  });

  it('B9.09 B8.02 words of an earlier home do not reach a pet that has moved to another shelter', async () => {
    const pet = await adoptedPet();
    const [returned] = (await give(endpoints.returnPet, pet.id, NO_BLAME)).body;
    await buildSecondShelter(app);
    const moved = { shelterId: SECOND_SHELTER, updatedAt: app.now() };
    await app.database.update(pets).set(moved).where(eq(pets.id, pet.id));
    const body = { words: 'She bites.', are_words_public: true };
    const changed = await staff.call(endpoints.changeReturn, { params: { id: returned.id }, body });
    expect(changed.body).toMatchObject({ words: 'She bites.' });
    expect(await findPet(pet.id)).toMatchObject({ earlierHomeWords: null });
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'allergy', returned_on: '2026-11-21' }, 'returned_on'],
    [{ reason: 'allergy', returned_on: '2026-11-19' }, 'returned_on'],
    [{ reason: 'allergy', words: 'x'.repeat(501) }, 'words'],
  ])('B9.09 a return has a reason and a day that can be: %j', async (body, field) => {
    const pet = await adoptedPet();
    const adoption = await app.buildAdoption({ stage: 'adopted', petIds: [pet.id] });
    const refused = await give(endpoints.returnAdoption, adoption.id, body);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, field]);
    expect((await stageOf(adoption.id))?.stage).toBe('adopted');
  });
});
