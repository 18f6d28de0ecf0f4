import { addFavorite, listFavorites } from '@pawmatch/contract/favorites/favorites-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { getPet, listPets, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import * as moves from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import * as visitEndpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { raceForPet } from '../../testing/race.ts';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { FIRST_SHELTER, shelters } from '../shelter/shelters.table.ts';
import { setShelterRole } from '../staff/memberships.repository.ts';
import { visits } from '../visits/visits.table.ts';
import { waitingList } from '../visits/waiting-list/waiting-list.table.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';
const THIRD_SHELTER = '00000000-0000-7000-8000-000000000003';

const app = await openTestApp();
const giver = await app.signIn('manager');
let taker: SignedInClient;
let stranger: SignedInClient;
beforeAll(async () => {
  const alone = await giver.call(moves.listPetMoves);
  expect([alone.status, alone.body.code]).toEqual([404, 'NOT_FOUND']);
  await buildSecondShelter(app);
  await app.database.insert(shelters).values({
    ...{ id: THIRD_SHELTER, slug: 'oslo-dogs', name: 'Oslo Dogs', timeZone: 'Europe/Oslo' },
    ...{ visiting: app.dependencies.shelters.first().visiting, updatedAt: app.now() },
  });
  await app.dependencies.shelters.reload();
  taker = await signInThere(app, 'manager');
  stranger = await app.signIn();
  const userId = stranger.user.id;
  const role = { shelterId: THIRD_SHELTER, role: 'manager', now: app.now() } as const;
  await setShelterRole(app.database, { userId, ...role });
});

const offer = (id: string, to = 'berlin-cats') =>
  giver.call(moves.offerPet, { params: { id }, body: { to } });
const accept = (id: string) => taker.call(moves.acceptPetMove, { params: { id } });
const withdraw = (id: string) => giver.call(moves.withdrawPetMove, { params: { id } });
const petNamesOf = async (client: SignedInClient) =>
  (await client.call(moves.listPetMoves)).body.map((move: moves.PetMove) => move.pet_name);
const shelterIdsOf = async (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const [row] = await app.database.select().from(pets).where(eq(pets.id, id));
      return row?.shelterId;
    }),
  );
const visitOf = async (id: string) => {
  const [row] = await app.database.select().from(visits).where(eq(visits.id, id));
  return row;
};
const race = (petId: string, first: () => Promise<unknown>, second: () => Promise<unknown>) =>
  raceForPet(app, petId, first, second);

describe('a pet that moves to another shelter', () => {
  it('B8.05 moves with its facts and favorites; visits are cancelled with an email, and what was stays', async () => {
    // Another pet has the same id in a file of the other shelter.
    const source = { source: 'petfinder', sourceId: '7' };
    await app.buildPet({ ...source, shelterId: SECOND_SHELTER, status: 'Adopted' });
    const pet = await app.buildPet({ ...source, name: 'Quixote', shelterNotes: 'Needs drops.' });
    await giver.call(updatePet, { params: { id: pet.id }, body: { energy_level: 'Calm' } });
    const adopter = await app.signIn();
    const userId = adopter.user.id;
    await adopter.call(addFavorite, { params: { petId: pet.id } });
    const [past, next] = [
      await app.buildVisit({
        ...{ petId: pet.id, userId, status: 'confirmed', notes: 'Kind.' },
        startsAt: new Date('2026-11-16T15:00:00Z'),
      }),
      await app.buildVisit({ petId: pet.id, userId, startsAt: new Date(MONDAY_10) }),
    ];
    const waiter = await app.signIn();
    await app.database
      .insert(waitingList)
      .values({ petId: pet.id, userId: waiter.user.id, joinedAt: app.now() });

    const before = await giver.call(moves.getPetMove, { params: { id: pet.id } });
    expect(before.body).toMatchObject({ offer: null, upcoming_visits: 1 });
    expect(before.body.other_shelters.map(({ slug }: moves.NamedShelter) => slug)).toEqual([
      'berlin-cats',
      'oslo-dogs',
    ]);
    const { status, body } = await offer(pet.id);
    expect(status).toBe(201);
    expect((await offer(pet.id, 'oslo-dogs')).body.code).toBe('PET_OFFERED');
    expect([await petNamesOf(giver), await petNamesOf(taker), await petNamesOf(stranger)]).toEqual([
      ['Quixote'],
      ['Quixote'],
      [],
    ]);
    expect((await accept(body.id)).status).toBe(204);
    expect(await shelterIdsOf(pet.id)).toEqual([SECOND_SHELTER]);
    expect(await petNamesOf(taker)).toEqual([]);

    const { body: found } = await app
      .visitor()
      .call(listPets, { query: { shelter: 'berlin-cats' } });
    expect(found.map(({ id }: { id: string }) => id)).toContain(pet.id);
    const { body: moved } = await taker.call(getPet, { params: { id: pet.id } });
    expect(moved).toMatchObject({ energy_level: 'Calm', shelter_notes: 'Needs drops.' });
    expect((await adopter.call(listFavorites)).body).toHaveLength(1);
    expect(await visitOf(next.id)).toMatchObject({
      ...{ status: 'cancelled', cancelReason: 'pet_moved', shelterId: FIRST_SHELTER },
    });
    expect(await visitOf(past.id)).toMatchObject({ status: 'confirmed', shelterId: FIRST_SHELTER });
    await app.runJobs();
    for (const { user } of [adopter, waiter]) {
      const mail = app.mails.find(({ to }) => to === user.email);
      expect(mail?.subject).toBe('Quixote has moved to Berlin Cats');
      expect(mail?.text).toContain(`/pets?petId=${pet.id}`);
    }
    expect(
      (await adopter.call(visitEndpoints.listSlots, { query: { pet_id: pet.id } })).status,
    ).toBe(200);

    // The old shelter records what came of the visit, which is no history of the new one.
    const outcome = await giver.call(outcomeEndpoints.setVisitOutcome, {
      params: { id: past.id },
      body: { outcome: 'came' },
    });
    expect(outcome.status).toBe(200);
    const historyOf = async (client: SignedInClient, query: object) =>
      (await client.call(listHistory, { query: { ...query, limit: 100 } })).body;
    const there = await historyOf(taker, { pet_id: pet.id });
    expect(there.map(({ entity }: { entity: string }) => entity)).toEqual(['pet', 'pet', 'pet']);
    expect(there[0].changes[0]).toMatchObject({ values: { after: 'Berlin Cats' } });
    expect(there[0].actor.name).toBe(taker.user.fullName);
    // Facts come along without the names of the people who wrote them.
    expect(there[1]).toMatchObject({ changes: [{ field: 'energy_level' }], actor: { name: null } });
    const here = await historyOf(giver, { visit_id: past.id });
    expect(here[0].kind).toBe('visit.completed');
    // Nor the names of those who took the pet in.
    const cancelled = await historyOf(giver, { visit_id: next.id });
    expect(cancelled[0]).toMatchObject({
      kind: 'visit.cancelled',
      actor: { kind: 'staff', name: null },
    });
    const fields = (await historyOf(giver, {})).flatMap(
      ({ changes }: { changes: { field: string }[] }) => changes.map(({ field }) => field),
    );
    expect(fields).toEqual(expect.arrayContaining(['shelter', 'offered_to', 'energy_level']));
  });

  it('B8.05 goes with the other one of its pair, and only one of them is offered', async () => {
    const [luna, milo] = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
    const { body } = await offer(luna.id);
    expect(body.pet_name).toBe('Luna and Milo');
    expect((await offer(milo.id)).body.code).toBe('PET_OFFERED');
    expect((await accept(body.id)).status).toBe(204);
    expect(await shelterIdsOf(luna.id, milo.id)).toEqual([SECOND_SHELTER, SECOND_SHELTER]);
    expect((await taker.call(getPet, { params: { id: milo.id } })).body.bonded_with.id).toBe(
      luna.id,
    );
  });

  it('B8.05 is offered to another shelter that works, and by managers alone', async () => {
    const { id } = await app.buildPet();
    const refused = async (to: string) => (await offer(id, to)).status;
    expect([await refused('pawmatch-shelter'), await refused('nowhere')]).toEqual([422, 422]);
    const setPaused = async (pausedAt: Date | null) => {
      await app.database.update(shelters).set({ pausedAt }).where(eq(shelters.id, SECOND_SHELTER));
      await app.dependencies.shelters.reload();
    };
    const { body } = await offer(id);
    await setPaused(app.now());
    expect((await accept(body.id)).body.code).toBe('SHELTER_PAUSED');
    expect((await withdraw(body.id)).status).toBe(204);
    expect(await refused('berlin-cats')).toBe(422);
    await setPaused(null);
  });

  it('B8.05 stays when it was adopted meanwhile, and its offer is gone with it', async () => {
    const [adopted, deleted] = [await app.buildPet(), await app.buildPet()];
    const ids = [(await offer(adopted.id)).body.id, (await offer(deleted.id)).body.id];
    await giver.call(updatePet, { params: { id: adopted.id }, body: { status: 'Adopted' } });
    await app.database.delete(pets).where(eq(pets.id, deleted.id));
    expect(await petNamesOf(taker)).toEqual([]);
    const answers = [await accept(ids[0]), await accept(ids[1])].map(({ body }) => body.code);
    expect(answers).toEqual(['PET_UNAVAILABLE', 'PET_MOVE_NOT_FOUND']);
    expect((await offer(adopted.id, 'oslo-dogs')).body.code).toBe('PET_UNAVAILABLE');
    expect(await shelterIdsOf(adopted.id)).toEqual([FIRST_SHELTER]);
  });

  it('B8.05 S76 staff of a third shelter, and each side where the other one decides, are told of no offer', async () => {
    const { id } = (await offer((await app.buildPet()).id)).body;
    const params = { id };
    const codes = [
      await stranger.call(moves.acceptPetMove, { params }),
      await stranger.call(moves.declinePetMove, { params }),
      await stranger.call(moves.withdrawPetMove, { params }),
      await giver.call(moves.acceptPetMove, { params }),
      await giver.call(moves.declinePetMove, { params }),
      await taker.call(moves.withdrawPetMove, { params }),
    ].map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['PET_MOVE_NOT_FOUND']));
    expect((await taker.call(moves.declinePetMove, { params })).status).toBe(204);
    expect((await accept(id)).body.code).toBe('PET_MOVE_ENDED');
  });

  it('B8.05 an offer that is accepted and taken back at the same moment: one of both wins', async () => {
    for (const isAcceptedFirst of [true, false]) {
      const pet = await app.buildPet();
      const { id } = (await offer(pet.id)).body;
      const steps = [() => accept(id), () => withdraw(id)] as const;
      const [first, second] = isAcceptedFirst ? steps : ([steps[1], steps[0]] as const);
      const answers = await race(pet.id, first, second);
      expect(answers).toMatchObject([{ status: 204 }, { body: { code: 'PET_MOVE_ENDED' } }]);
      const place = isAcceptedFirst ? SECOND_SHELTER : FIRST_SHELTER;
      expect(await shelterIdsOf(pet.id)).toEqual([place]);
    }
  });

  it('B8.05 no visit survives a move that comes while it is booked, before or after', async () => {
    const adopter = await app.signIn();
    for (const isBookedFirst of [true, false]) {
      const pet = await app.buildPet();
      const { id } = (await offer(pet.id)).body;
      const book = () =>
        adopter.call(visitEndpoints.requestVisit, {
          params: { petId: pet.id },
          body: { requested_at: MONDAY_10 },
        });
      const move = () => accept(id);
      if (isBookedFirst) {
        expect(await race(pet.id, book, move)).toMatchObject([{ status: 201 }, { status: 204 }]);
        const [row] = await app.database.select().from(visits).where(eq(visits.petId, pet.id));
        expect(row?.cancelReason).toBe('pet_moved');
        // Nor does staff of the old shelter open it again.
        const restored = await giver.call(visitEndpoints.changeVisitStatus, {
          params: { id: row?.id ?? newId() },
          body: { status: 'confirmed' },
        });
        expect(restored.body.code).toBe('PET_MOVED');
      } else {
        const answers = await race(pet.id, move, book);
        expect(answers).toMatchObject([{ status: 204 }, { body: { code: 'PET_MOVED' } }]);
      }
    }
  });
});
