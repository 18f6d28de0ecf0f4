import { recordAdoptionCheck } from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import { makeContract } from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import { addFavorite } from '@pawmatch/contract/favorites/favorites-endpoints';
import { returnAdoption } from '@pawmatch/contract/returns/returns-endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { adoptionChecks } from './features/adoption-checks/adoption-checks.table.ts';
import { adoptionContracts } from './features/adoption-papers/adoption-papers.tables.ts';
import { adoptions } from './features/adoptions/adoptions.table.ts';
import { pets } from './features/pets/pets.table.ts';
import { stays } from './features/pets/stays.table.ts';
import { petReturns } from './features/returns/pet-returns.table.ts';
import { users } from './features/users/users.table.ts';
import { openTestApp } from './testing/test-app.ts';

const DAY = 24 * 60 * 60;

const app = await openTestApp({ config: { smtpUrl: 'smtp://mail.example.org' } });

it('S65 S68 an account that is never confirmed and holds nothing goes after 30 days without use', async () => {
  const unconfirmed = { emailConfirmedAt: null };
  const abandoned = await app.buildUser(unconfirmed);
  const confirmed = await app.buildUser();
  const [holder, visitor] = [await app.buildUser(unconfirmed), await app.buildUser(unconfirmed)];
  const { id: petId } = await app.buildPet();
  const client = app.visitor();
  await client.logIn({ email: holder.email, password: app.password });
  expect((await client.call(addFavorite, { params: { petId } })).status).toBeLessThan(300);
  await app.database.execute(sql`
    INSERT INTO events (kind, entity, entity_id, person_id, actor, actor_id, happened_at, changes)
    SELECT 'person.updated', 'person', ${abandoned.id}::uuid, ${abandoned.id}::uuid, 'adopter', NULL, now(), '{}'
    FROM generate_series(1, 6000)`);
  const left = async () => {
    await app.runJobs();
    return (await app.database.select().from(users)).map(({ id }) => id);
  };
  app.advance(29 * DAY);
  expect(await left()).toContain(abandoned.id);
  const user = app.visitor();
  await user.logIn({ email: visitor.email, password: app.password });
  app.advance(2 * DAY);
  const ids = await left();
  expect(ids).not.toContain(abandoned.id);
  expect(ids).toEqual(expect.arrayContaining([confirmed.id, holder.id, visitor.id]));
  const { rows } = await app.database.execute(
    sql`SELECT FROM events WHERE person_id = ${abandoned.id} LIMIT 1`,
  );
  expect(rows, 'S68 its history is forgotten like that of every erased account').toEqual([]);
});

it('B9.04 S68 who adopted without an account goes after RETENTION_DAYS; the records stay', async () => {
  const staff = await app.signIn('staff');
  const build = async (columns: Parameters<typeof app.buildAdoption>[0]) => {
    const pet = await app.buildPet({ name: 'Luna' });
    const leave = { status: 'Adopted' as const, updatedAt: app.now() };
    await app.database.update(pets).set(leave).where(eq(pets.id, pet.id));
    await app.database.update(stays).set({ cameFrom: 'Mrs. King' }).where(eq(stays.petId, pet.id));
    const person = { adopterName: 'Ada', adopterEmail: 'ada@example.org', adopterPhone: '5550100' };
    const more = { secondName: 'Bo', secondEmail: 'bo@example.org', message: 'We have a garden.' };
    const { id } = await app.buildAdoption({
      ...{ userId: null, stage: 'adopted', petIds: [pet.id] },
      ...{ ...person, ...more, ...columns },
    });
    const params = { id, check: 'vet' as const };
    await staff.call(recordAdoptionCheck, { params, body: { result: 'ok', note: 'Dr. Lee' } });
    await staff.call(makeContract, { params });
    return { id, petId: pet.id };
  };
  const walkIn = await build({});
  const returned = await build({});
  const account = await build({ userId: (await app.buildUser()).id });
  const body = { reason: 'allergy', words: 'She is shy.', are_words_public: true } as const;
  await staff.call(returnAdoption, { params: { id: returned.id }, body });
  const read = async ({ id, petId }: typeof walkIn) => {
    const [adoption] = await app.database.select().from(adoptions).where(eq(adoptions.id, id));
    const [check] = await app.database
      .select()
      .from(adoptionChecks)
      .where(eq(adoptionChecks.adoptionId, id));
    const contracts = eq(adoptionContracts.adoptionId, id);
    const [stay] = await app.database
      .select()
      .from(stays)
      .where(eq(stays.petId, petId))
      .orderBy(stays.cameAt);
    const [back] = await app.database
      .select()
      .from(petReturns)
      .where(eq(petReturns.adoptionId, id));
    const [pet] = await app.database.select().from(pets).where(eq(pets.id, petId));
    return {
      name: adoption?.adopterName,
      second: adoption?.secondEmail,
      message: adoption?.message,
      note: check?.note,
      contracts: await app.database.$count(adoptionContracts, contracts),
      cameFrom: stay?.cameFrom,
      words: back?.words,
      shown: pet?.earlierHomeWords,
    };
  };
  const all = async () => {
    await app.runJobs();
    return Promise.all([walkIn, returned, account].map(read));
  };
  const present = { name: 'Ada', second: 'bo@example.org', message: 'We have a garden.' };
  const full = { ...present, note: 'Dr. Lee', contracts: 1, cameFrom: 'Mrs. King' };
  const said = { words: 'She is shy.', shown: 'She is shy.' };
  const nobody = { name: null, second: null, message: null, note: null, contracts: 0 };
  app.advance(89 * DAY);
  expect(await all()).toMatchObject([full, { ...full, ...said }, full]);
  app.advance(2 * DAY);
  expect(await all()).toMatchObject([
    { ...nobody, cameFrom: null },
    { ...nobody, cameFrom: null, words: null, shown: null },
    { ...full, cameFrom: null },
  ]);
});
