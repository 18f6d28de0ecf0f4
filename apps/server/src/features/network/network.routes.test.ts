import { changeLanguage } from '@pawmatch/contract/account/account-language-endpoints';
import { addFavorite } from '@pawmatch/contract/favorites/favorites-endpoints';
import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import * as network from '@pawmatch/contract/network/network-endpoints';
import { countPets, getPet, listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { getListedShelter } from '@pawmatch/contract/shelter/listed-shelter-endpoints';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import * as visitEndpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { until } from '../../testing/server-processes.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { setShelterRole } from '../staff/memberships.repository.ts';
import { visits } from '../visits/visits.table.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';

const input = {
  ...{ name: 'Springfield Cats', slug: 'springfield-cats' },
  address: '12 Bark Street, Springfield, IL 62701',
  ...{ time_zone: 'America/New_York', email: 'hello@cats.example' },
  manager_email: 'first@cats.example',
};

const app = await openTestApp();
const admin = await app.signIn('admin');
let shelterId: string;

const rename = (body: { name: string; slug: string }) =>
  admin.call(network.renameShelter, { params: { id: shelterId }, body });

describe('the shelters of the installation', () => {
  it('B8.06 B8.01 are created with an invitation of the first manager, who alone can open it', async () => {
    const created = await admin.call(network.createShelter, { body: input });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...{ name: input.name, slug: input.slug, email: input.email, paused_at: null },
      ...{ managers: [], invited_managers: [input.manager_email], pets: 0, open_requests: 0 },
    });
    shelterId = created.body.id;
    expect(app.dependencies.shelters.isOne()).toBe(false);
    await app.runJobs();
    const mail = app.mails.find(({ to }) => to === input.manager_email);
    expect(mail?.subject).toBe('You are invited to work with Springfield Cats');
    expect(mail?.text).toContain(input.address);
    const { body } = await app.visitor().call(getListedShelter, { params: { slug: input.slug } });
    expect(body).toMatchObject({ city: 'Springfield', address: input.address });
  });

  it('B8.06 two that want one address at the same moment: one gets it, the other one is told', async () => {
    const body = { ...input, slug: 'twins' };
    const both = await Promise.all([1, 2].map(() => admin.call(network.createShelter, { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(refused?.body.errors).toMatchObject([{ field: 'slug' }]);
  });

  it('B8.03 B8.06 outside the United States, and without an address, their place is unknown', async () => {
    const places = { 'ottawa-dogs': '1 Rideau Street, Ottawa, ON K1N 8S7', 'homeless-dogs': null };
    for (const [slug, address] of Object.entries(places)) {
      const body = { ...input, slug, address };
      expect((await admin.call(network.createShelter, { body })).status).toBe(201);
      const listed = await app.visitor().call(getListedShelter, { params: { slug } });
      expect(listed.body).toMatchObject({ city: null, address });
    }
  });

  it('B8.06 a name in addresses that is malformed, reserved or taken is refused, a former one leads on', async () => {
    for (const slug of ['Springfield', 'a--b', '', 'settings', 'twins', 'pawmatch-shelter']) {
      const { status, body } = await rename({ name: input.name, slug });
      expect([slug, status, body.errors?.[0].field]).toEqual([slug, 422, 'slug']);
    }
    const pet = await app.buildPet({ shelterId });
    const colleague = await app.signIn();
    const role = { userId: colleague.user.id, role: 'staff', now: app.now() } as const;
    for (const at of [shelterId, FIRST_SHELTER]) {
      await setShelterRole(app.database, { shelterId: at, ...role });
    }
    expect((await rename({ name: 'Cats of Springfield', slug: 'cats' })).status).toBe(200);
    for (const shelter of ['cats', input.slug]) {
      // Pages that were open go on.
      const headers = { [SHELTER_HEADER]: shelter };
      expect((await colleague.request('/api/admin/overview', { headers })).status).toBe(200);
      const { body } = await app.visitor().call(listPets, { query: { shelter } });
      expect(body.map(({ id }: { id: string }) => id)).toEqual([pet.id]);
      // As a saved alert asks.
      const facts = { ...pet, shelter: 'cats', has_photo: false, training_traits: [] };
      const matcherFor = await app.dependencies.petSearchIndex.currentMatcherFor();
      const isFoundBy = matcherFor(facts as unknown as Parameters<typeof matcherFor>[0]);
      expect([shelter, isFoundBy({ shelter })]).toEqual([shelter, true]);
    }
    const taken = await admin.call(network.createShelter, { body: input });
    expect(taken.body.errors).toMatchObject([{ field: 'slug' }]);
    await app.database.delete(pets).where(eq(pets.id, pet.id));
  });

  it('B8.06 are handed over: who works there becomes manager at once, others are invited', async () => {
    const colleague = await app.signIn();
    const userId = colleague.user.id;
    await setShelterRole(app.database, { userId, shelterId, role: 'staff', now: app.now() });
    const params = { id: shelterId };
    const add = (email: string) => admin.call(network.addManager, { params, body: { email } });
    expect((await add(colleague.user.email)).body.managers).toMatchObject([{ id: userId }]);
    expect((await add(colleague.user.email)).status).toBe(409);
    expect((await add('next@cats.example')).body.invited_managers).toContain('next@cats.example');
  });
});

describe('a paused shelter', () => {
  const pause = () => admin.call(network.pauseShelter, { params: { id: shelterId } });
  const resume = () => admin.call(network.resumeShelter, { params: { id: shelterId } });

  it('B8.06 its managers, and nobody else, are told once of a pause and once of its end', async () => {
    const manager = await app.signIn();
    const volunteer = await app.signIn();
    for (const [{ user }, role] of [
      [manager, 'manager'],
      [volunteer, 'volunteer'],
    ] as const) {
      await setShelterRole(app.database, { userId: user.id, shelterId, role, now: app.now() });
    }
    await manager.call(changeLanguage, { body: { language: 'es' } });
    for (const change of [pause, pause, resume, resume]) {
      expect((await change()).status).toBe(200);
    }
    await app.runJobs();
    const subjectsTo = ({ user }: typeof manager) =>
      app.mails.flatMap(({ to, subject }) => (to === user.email ? subject : []));
    expect(subjectsTo(manager)).toEqual([
      'Cats of Springfield está en pausa',
      'Terminó la pausa de Cats of Springfield',
    ]);
    expect(subjectsTo(volunteer)).toEqual([]);
  });

  it('B8.06 its pets are nowhere public and cannot be visited, and its staff see them', async () => {
    const pet = await app.buildPet({ shelterId, name: 'Quixote' });
    const adopter = await app.signIn();
    const colleague = await app.signIn();
    const userId = colleague.user.id;
    await setShelterRole(app.database, { userId, shelterId, role: 'staff', now: app.now() });
    await adopter.call(addFavorite, { params: { petId: pet.id } });
    const visitor = app.visitor();
    const seen = async () => [
      (await visitor.call(listPets, { query: { q: 'Quixote' } })).body.length,
      (await visitor.call(listPets, { query: { shelter: 'cats' } })).body.length,
      (await visitor.call(countPets, { query: { shelter: 'cats' } })).body.total,
      (await visitor.call(getPet, { params: { id: pet.id } })).status,
      (await adopter.request('/api/favorites')).body.filter(({ pet }: { pet: unknown }) => pet)
        .length,
    ];
    expect(await seen()).toEqual([1, 1, 1, 200, 1]);
    expect((await pause()).body).toMatchObject({ cancelled_count: 0, shelter: { pets: 1 } });
    expect(await seen()).toEqual([0, 0, 0, 404, 0]);
    for (const slug of ['cats', input.slug]) {
      const page = await visitor.call(getListedShelter, { params: { slug } });
      expect([page.status, page.body.code]).toEqual([404, 'SHELTER_CLOSED']);
    }
    const asked = await adopter.call(visitEndpoints.requestVisit, {
      params: { petId: pet.id },
      body: { requested_at: MONDAY_10 },
    });
    expect([asked.status, asked.body.code]).toEqual([409, 'SHELTER_PAUSED']);
    const headers = { [SHELTER_HEADER]: 'cats' };
    const own = await colleague.request('/api/pets?limit=100', { headers });
    expect(own.body.map(({ id }: { id: string }) => id)).toEqual([pet.id]);
    expect((await resume()).body.paused_at).toBeNull();
    expect(await seen()).toEqual([1, 1, 1, 200, 1]);
  });

  it('B8.06 no visit survives a pause that comes while it is booked, and its visitor is told why', async () => {
    const adopter = await app.signIn();
    const booked = await app.buildVisit({
      ...{ shelterId, petId: (await app.buildPet({ shelterId })).id, userId: adopter.user.id },
      startsAt: new Date('2026-11-24T15:00:00Z'),
    });
    const pet = await app.buildPet({ shelterId });
    const book = () =>
      adopter.call(visitEndpoints.requestVisit, {
        params: { petId: pet.id },
        body: { requested_at: MONDAY_10 },
      });
    const waiting = sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const [asked] = await app.database.transaction(async (tx) => {
      await tx.select().from(pets).where(eq(pets.id, pet.id)).for('update');
      const booking = book();
      await until(async () => (await app.database.execute(waiting)).rowCount === 1);
      const paused = await pause();
      expect(paused.body.cancelled_count).toBe(1);
      return [booking];
    });
    expect((await asked).body.code).toBe('SHELTER_PAUSED');
    const active = sql`SELECT FROM visits WHERE shelter_id = ${shelterId} AND status <> 'cancelled'`;
    expect((await app.database.execute(active)).rowCount).toBe(0);
    const [row] = await app.database.select().from(visits).where(eq(visits.id, booked.id));
    expect(row).toMatchObject({ status: 'cancelled', cancelReason: 'shelter_paused' });
    await app.runJobs();
    const mail = app.mails.find(({ to }) => to === adopter.user.email);
    expect(mail?.text).toContain('takes no visits for a while');
    await resume();
  });

  it('B8.06 what a server books that has not heard of the pause yet is cancelled a minute later', async () => {
    await pause();
    const petId = (await app.buildPet({ shelterId })).id;
    // As its clock was a moment behind.
    const before = new Date(app.now().getTime() - 1_000);
    const row = await app.buildVisit({ shelterId, petId, createdAt: before, updatedAt: before });
    app.advance(61);
    await app.runJobs();
    const [after] = await app.database.select().from(visits).where(eq(visits.id, row.id));
    expect(after?.cancelReason).toBe('shelter_paused');
  });

  it('B8.09 the journal says who created, renamed, paused and handed over', async () => {
    const { body } = await admin.call(listJournal, { query: { kind: 'changed', limit: 100 } });
    const events = body.flatMap((entry: { event: { entity: string } | null }) =>
      entry.event?.entity === 'shelter' ? entry.event : [],
    );
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('shelter.created');
    const fields = events.flatMap(({ changes }: { changes: { field: string }[] }) =>
      changes.map(({ field }) => field),
    );
    expect(new Set(fields)).toEqual(new Set(['name', 'slug', 'paused_at', 'manager_invitation']));
  });
});
