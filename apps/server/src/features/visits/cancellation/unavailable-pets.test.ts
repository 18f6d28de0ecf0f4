import { UNDO_ADOPTION_MINUTES } from '@pawmatch/contract/adoptions/adoption-values';
import * as petEndpoints from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { isNightly } from '../../../testing/nightly.ts';
import { raceForPet } from '../../../testing/race.ts';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import type { TestResponse } from '../../../testing/test-client.ts';
import { visits } from '../visits.table.ts';

const ROUNDS_EACH = isNightly ? 50 : 3;
const MONDAY_10 = '2026-11-23T15:00:00.000Z';

const app = await openTestApp();
let adopter: SignedInClient;
let admin: SignedInClient;
beforeAll(async () => {
  [adopter, admin] = [await app.signIn(), await app.signIn('admin')];
});

const book = (petId: string) =>
  adopter.call(endpoints.requestVisit, { params: { petId }, body: { requested_at: MONDAY_10 } });

const remove = (id: string) => admin.call(petEndpoints.deletePet, { params: { id } });

const adoptOut = (id: string) =>
  admin.call(petEndpoints.updatePet, { params: { id }, body: { status: 'Adopted' } });

const race = (petId: string, first: Step, second: Step) =>
  raceForPet(
    app,
    petId,
    () => first(petId),
    () => second(petId),
  );

type Step = (petId: string) => Promise<TestResponse>;

const everyList = async () => {
  const lists = [
    ...[endpoints.listOwnVisits, endpoints.listMyVisits].map((list) => adopter.call(list)),
    ...[endpoints.listAllVisits, petEndpoints.listPets].map((list) => admin.call(list)),
  ];
  for (const { status, body } of await Promise.all(lists)) {
    expect(status).toBe(200);
    expect(body).toBeInstanceOf(Array);
  }
};

const visitOf = (id: string) => app.database.select().from(visits).where(eq(visits.id, id));

it(`S38 D19 D23 B3.11 F33 a pet leaves while it is being booked, ${4 * ROUNDS_EACH} times in either order`, async () => {
  for (let round = 0; round < ROUNDS_EACH; round += 1) {
    const [booked, removed] = await race((await app.buildPet()).id, book, remove);
    expect([booked.status, removed.status]).toEqual([201, 204]);
    expect(await visitOf(booked.body.id)).toMatchObject([
      { petId: null, status: 'cancelled', cancelReason: 'pet_removed' },
    ]);

    const [gone, rejected] = await race((await app.buildPet()).id, remove, book);
    expect([gone.status, rejected.status]).toEqual([204, 404]);
    expect(rejected.body).toMatchObject({ code: 'PET_NOT_FOUND' });

    const pet = await app.buildPet();
    const [request, adopted] = await race(pet.id, book, adoptOut);
    expect([request.status, adopted.status]).toEqual([201, 200]);
    expect(await visitOf(request.body.id)).toMatchObject([
      { petId: pet.id, status: 'cancelled', cancelReason: 'pet_adopted' },
    ]);

    const [adoption, late] = await race((await app.buildPet()).id, adoptOut, book);
    expect([adoption.status, late.status]).toEqual([200, 400]);
    expect(late.body).toMatchObject({ code: 'PET_UNAVAILABLE' });
    if (round % 10 === 0) await everyList();
  }

  await everyList();
  const rows = await app.database.select().from(visits);
  expect(rows).toHaveLength(2 * ROUNDS_EACH);
  const { rows: orphans } = await app.database.execute(sql`
    SELECT visits.id FROM visits LEFT JOIN pets ON pets.id = visits.pet_id
    WHERE pets.id IS NULL AND visits.status <> 'cancelled'`);
  expect(orphans).toEqual([]);
  // Each adopter gets one notification of the cancellation, when an adoption cannot be undone silently any more.
  app.setNow(new Date(app.now().getTime() + UNDO_ADOPTION_MINUTES * 60_000).toISOString());
  await app.runJobs();
  const subjects = app.mails.map(({ subject }) => subject);
  expect(subjects.filter((it) => /was cancelled$/.test(it))).toHaveLength(ROUNDS_EACH);
  expect(subjects.filter((it) => /has found a home$/.test(it))).toHaveLength(ROUNDS_EACH);
  expect(subjects).toHaveLength(2 * ROUNDS_EACH);
});
