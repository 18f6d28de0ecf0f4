import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteUser, exportUser, listUsers } from '@pawmatch/contract/account/account-endpoints';
import { changeAdoption, createAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import {
  inviteColleague,
  suspendColleague,
} from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { addFosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { type JournalEntry, listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { listMostWantedFacts } from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import {
  changeMatchSharing,
  listSuitableAdopters,
} from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import { listOutbox, sendMailAgain } from '@pawmatch/contract/outbox/outbox-endpoints';
import {
  changePetsInBulk,
  createPet,
  linkPets,
  listPets,
} from '@pawmatch/contract/pets/pets-endpoints';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { assignTask, createTask } from '@pawmatch/contract/tasks/tasks-endpoints';
import { updateRequestMailSettings } from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importFile } from './features/import/import-file.ts';
import { pets } from './features/pets/pets.table.ts';
import { FIRST_SHELTER } from './features/shelter/shelters.table.ts';
import { setShelterRole } from './features/staff/memberships.repository.ts';
import { memberships } from './features/staff/memberships.table.ts';
import { insertVisit } from './features/visits/visits.repository.ts';
import { newId } from './platform/database/new-id.ts';
import { buildFailedMail } from './testing/rows-of-shelter.ts';
import {
  buildSecondShelter,
  SECOND_SHELTER,
  signInThere as signInAtSecondShelter,
} from './testing/second-shelter.ts';
import { createTestApp, openTestApp } from './testing/test-app.ts';

const app = await openTestApp();
await buildSecondShelter(app);

const signInThere = (role: ShelterRole) => signInAtSecondShelter(app, role);

const buildPetThere = (columns = {}) => app.buildPet({ shelterId: SECOND_SHELTER, ...columns });

let days = 0;

async function buildVisitThere() {
  const { id: petId } = await buildPetThere();
  days += 1;
  const startsAt = new Date(Date.parse('2026-12-01T15:00:00Z') + days * 24 * 3_600_000);
  return app.buildVisit({ shelterId: SECOND_SHELTER, petId, startsAt });
}

describe('several shelters', () => {
  it('B8.01 the times of visits are those of the shelter where the pet lives', async () => {
    const [here, there] = [await app.buildPet(), await buildPetThere()];
    const adopter = await app.signIn();
    const firstTime = async (petId: string) => {
      const { body } = await adopter.call(visits.listSlots, { query: { pet_id: petId } });
      return body.flatMap((day: { slots: object[] }) => day.slots)[0].requested_at as string;
    };
    const opensAt = { here: await firstTime(here.id), there: await firstTime(there.id) };
    expect(opensAt.there).not.toBe(opensAt.here);
    const request = (petId: string, requested_at: string) =>
      adopter.call(visits.requestVisit, { params: { petId }, body: { requested_at } });
    expect((await request(there.id, opensAt.there)).status).toBe(201);
    const { body } = await adopter.call(visits.listMyVisits);
    const [visit] = body;
    expect(Date.parse(visit.ends_at) - Date.parse(visit.requested_at)).toBe(3_600_000);
    await app.runJobs();
    const mail = app.mails.find(({ to }) => to === adopter.user.email);
    expect(mail?.text).toContain('Berlin Cats');
    expect(mail?.text).not.toContain('Pawmatch Shelter');
    expect(mail?.shelterId, 'gets the answers').toBe(SECOND_SHELTER);
  });

  it('B8.01 a limit of visits at once counts those of its own shelter', async () => {
    const startsAt = new Date('2026-12-01T11:00:00Z');
    const { id: petId } = await app.buildPet();
    await app.buildVisit({ petId, startsAt, status: 'confirmed' });
    const isFree = async (id: string) => {
      const adopter = await app.signIn();
      const { body } = await adopter.call(visits.listSlots, { query: { pet_id: id } });
      return body
        .flatMap((day: { slots: { requested_at: string; available: boolean }[] }) => day.slots)
        .find((slot: { requested_at: string }) => slot.requested_at === startsAt.toISOString())
        .available as boolean;
    };
    const there = await buildPetThere();
    expect(await isFree((await buildPetThere()).id)).toBe(true);
    await app.buildVisit({
      shelterId: SECOND_SHELTER,
      petId: there.id,
      startsAt,
      status: 'confirmed',
    });
    expect(await isFree((await buildPetThere()).id)).toBe(false);
  });

  it('B8.02 S76 ids of another shelter in a query or a body are refused', async () => {
    const visit = await app.buildVisit();
    const manager = await signInThere('manager');
    const history = (query: object) => manager.call(listHistory, { query: { ...query } });
    expect((await history({ pet_id: visit.petId })).body.code).toBe('PET_NOT_FOUND');
    expect((await history({ visit_id: visit.id })).body.code).toBe('VISIT_NOT_FOUND');
    const params = { id: (await buildPetThere()).id };
    const bonded = await manager.call(linkPets, { params, body: { pet_id: visit.petId } });
    expect([bonded.status, bonded.body.code]).toEqual([404, 'PET_NOT_FOUND']);
  });

  it('R5.12 B8.02 S76 an unknown adopter in a body is 404, with one shelter and with several', async () => {
    const single = await createTestApp();
    onTestFinished(() => single.close());
    const calls = [
      [await signInThere('manager'), (await buildPetThere()).id, (await app.buildVisit()).userId],
      [await single.signIn('manager'), (await single.buildPet()).id, newId()],
    ] as const;
    for (const [manager, pet_id, user_id] of calls) {
      const body = { pet_id, user_id, requested_at: '2026-12-01T15:00:00Z' };
      for (const answer of [
        await manager.call(visits.createVisit, { body }),
        await manager.call(createAdoption, { body: { pet_id, user_id } }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([404, 'USER_NOT_FOUND']);
      }
    }
  });

  it('B8.02 S76 colleagues whom a call names in its body or its path work at the shelter', async () => {
    await app.useCareParts(SECOND_SHELTER);
    const manager = await signInThere('manager');
    const { id: adoption } = await app.buildAdoption({ shelterId: SECOND_SHELTER });
    const { body: task } = await manager.call(createTask, { body: { title: 'Wash' } });
    const naming = (id: string) => [
      manager.call(createTask, { body: { title: 'Wash', assigned_to: id } }),
      manager.call(assignTask, {
        body: { source: 'own', subject: task.subject, assigned_to: id },
      }),
      manager.call(changeAdoption, { params: { id: adoption }, body: { led_by: id } }),
      manager.call(addFosterHome, {
        body: { name: 'Home', capacity: 1, is_capacity_strict: false, colleague_id: id },
      }),
      manager.call(suspendColleague, { params: { id } }),
    ];
    for (const id of [(await app.signIn('staff')).user.id, newId()]) {
      const answers = await Promise.all(naming(id));
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        Array(answers.length).fill([404, 'COLLEAGUE_NOT_FOUND']),
      );
    }
  });

  it('B8.02 S35 a visit at one shelter waits for nothing of another', async () => {
    const startsAt = new Date('2026-12-02T18:00:00Z');
    const there = await buildPetThere();
    const { id: petId } = await app.buildPet();
    const adopter = await app.signIn();
    await app.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM shelters WHERE id = ${SECOND_SHELTER} FOR UPDATE`);
      await tx.execute(sql`SELECT FROM pets WHERE shelter_id = ${SECOND_SHELTER} FOR UPDATE`);
      await insertVisit(tx, {
        ...{ id: newId(), shelterId: SECOND_SHELTER, petId: there.id, status: 'confirmed' },
        ...{ visitorName: 'Bo', startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) },
        ...{ createdAt: app.now(), updatedAt: app.now() },
      });
      const body = { requested_at: startsAt.toISOString() };
      const asked = await adopter.call(visits.requestVisit, { params: { petId }, body });
      expect(asked.status).toBe(201);
    });
  });

  it('B8.02 S76 lists and counts have what is the own shelter’s', async () => {
    const [here, there] = [await app.buildVisit(), await buildVisitThere()];
    const idsOf = async (role: ShelterRole, isThere: boolean) => {
      const colleague = isThere ? await signInThere(role) : await app.signIn(role);
      const { body } = await colleague.call(visits.listAllVisits, { query: { limit: 100 } });
      const { body: counts } = await colleague.call(visits.countVisits, { query: {} });
      expect(counts.total).toBe(body.length);
      return body.map(({ id }: { id: string }) => id) as string[];
    };
    const [own, foreign] = [await idsOf('staff', false), await idsOf('staff', true)];
    expect(own).toContain(here.id);
    expect(own).not.toContain(there.id);
    expect(foreign).toContain(there.id);
    expect(foreign).not.toContain(here.id);
  });

  it('B8.02 S76 a new pet is the own shelter’s, and bulk changes leave those of others', async () => {
    const here = await app.buildPet();
    const manager = await signInThere('manager');
    const input = { species: 'Cat', name: 'Luna', breed: 'Tabby', age_group: 'Adult' };
    const body = { ...input, sex: 'Female', size: 'Small' };
    const created = await manager.call(createPet, { body });
    expect(created.status).toBe(201);
    const find = async (shelter: string) => {
      const query = { shelter, limit: 100, status: 'Available' };
      return (await manager.call(listPets, { query })).body.map(({ id }: { id: string }) => id);
    };
    expect(await find('berlin-cats')).toContain(created.body.id);
    expect(await find('pawmatch-shelter')).not.toContain(created.body.id);
    for (const choice of [{ ids: [here.id] }, { filters: {} }]) {
      const change = { ...choice, action: 'set_status', status: 'Pending' };
      const answer = await manager.call(changePetsInBulk, { body: change });
      expect(answer.status).toBe(200);
    }
    expect(await find('pawmatch-shelter')).toContain(here.id);
    expect(await find('berlin-cats')).toEqual([]);
    const { body: overview } = await manager.call(getOverview);
    expect(overview.waiting_longest).toEqual([]);
  });

  it('B8.02 S76 people are those whom the shelter knows, with what happened there', async () => {
    const [here, there] = [await app.buildVisit(), await buildVisitThere()];
    const manager = await signInThere('manager');
    const changesOf = async ({ userId }: { userId: string | null }) => {
      const { body } = await manager.call(listHistory, { query: { person_id: userId ?? '' } });
      if (!Array.isArray(body)) return body.code;
      return body.map(({ entity }: { entity: string }) => entity) as string[];
    };
    expect(await changesOf(here)).toBe('USER_NOT_FOUND');
    const { id: petId } = await buildPetThere();
    await app.buildVisit({
      shelterId: SECOND_SHELTER,
      petId,
      userId: here.userId,
      status: 'completed',
    });
    expect(await changesOf(here)).toEqual(['visit', 'person']);
    expect(await changesOf(there)).toContain('visit');
    const { body: people } = await manager.call(listUsers, { query: { limit: 100 } });
    const ids = people.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([there.userId, here.userId, manager.user.id]));
    const unknown = (await app.buildVisit()).userId;
    expect(ids).not.toContain(unknown);
    const { body: events } = await manager.call(listHistory, { query: { limit: 100 } });
    const named = events.map(({ entity_id }: { entity_id: string }) => entity_id);
    expect(named).toContain(there.userId);
    expect(named).not.toContain(unknown);
  });

  /** Where a manager works at both shelters, and acts at the one named. */
  async function signInAtBoth() {
    const both = await signInThere('manager');
    const role = { userId: both.user.id, shelterId: FIRST_SHELTER, role: 'manager' } as const;
    await setShelterRole(app.database, { ...role, now: app.now() });
    const at = (shelter: string) => async (path: string) =>
      both.request(path, { headers: { [SHELTER_HEADER]: shelter } });
    return { ...both, here: at('pawmatch-shelter'), there: at('berlin-cats') };
  }

  it('B8.09 S77 the journal has what colleagues read and changed at the shelter', async () => {
    const both = await signInAtBoth();
    const kindsOf = async (call: typeof both.here) => {
      const { body } = await call(`/api/admin/journal?colleague_id=${both.user.id}`);
      return (body as JournalEntry[]).map(({ read, event }) => read?.kind ?? event?.kind);
    };
    const { userId } = await buildVisitThere();
    await app.buildVisit({ userId });
    for (const call of [both.here, both.there]) {
      expect((await call(`/api/admin/users/${userId}`)).status).toBe(200);
    }
    await both.there('/api/admin/users?role=adopter');
    await both.here(`/api/admin/users/${userId}/export`);
    expect(await kindsOf(both.here)).toEqual(['person.exported', 'person.opened']);
    expect(await kindsOf(both.there)).toEqual(['people.listed', 'person.opened']);
    const manager = await signInThere('manager');
    const { body } = await manager.call(listJournal, { query: { limit: 100 } });
    expect(body.map(({ id }: JournalEntry) => id)).toEqual(
      ((await both.there('/api/admin/journal?limit=100')).body as JournalEntry[]).map(
        ({ id }) => id,
      ),
    );
  });

  it('B3.10 B8.02 S76 live updates and their counts are of the shelter acted at', async () => {
    const both = await signInAtBoth();
    const listen = async (shelter: string) => {
      const controller = new AbortController();
      const response = await fetch(`${app.url}/api/admin/changes`, {
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${both.token}`,
          [SHELTER_HEADER]: shelter,
        },
        signal: controller.signal,
      });
      let text = '';
      const done = (async () => {
        const decoder = new TextDecoder();
        for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array);
      })().catch(() => undefined);
      const stop = () => {
        controller.abort();
        return done;
      };
      return {
        heard: () => [...text.matchAll(/data: (\w+)/g)].map(([, word]) => word),
        text: () => text,
        stop,
      };
    };
    const latest = async () => [
      (await both.here('/api/admin/changes')).body,
      (await both.there('/api/admin/changes')).body,
    ];
    const [person, unknown] = [(await buildVisitThere()).userId, await app.buildUser()];
    const [here, there] = [await listen('pawmatch-shelter'), await listen('berlin-cats')];
    const streams = [here, there];
    for (const { text } of streams) await expect.poll(text).toContain('event: ready');
    const before = await latest();
    const rename = (id: string | null) =>
      app.database.execute(sql`UPDATE users SET full_name = 'Other' WHERE id = ${id}`);
    // One poll later than what only the second shelter may hear.
    await rename(unknown.id);
    await buildPetThere();
    await expect.poll(() => there.heard()).toEqual(['pet']);
    await rename(person);
    await expect.poll(() => there.heard()).toEqual(['pet', 'person']);
    const after = await latest();
    expect(after[0]).toEqual(before[0]);
    expect(after[1].pet).not.toBe(before[1].pet);
    expect(after[1].person).not.toBe(before[1].person);
    await app.buildPet();
    await expect.poll(() => here.heard()).toEqual(['pet']);
    expect(there.heard()).toEqual(['pet', 'person']);
    await Promise.all(streams.map(({ stop }) => stop()));
  });

  it('B8.02 S76 facts that decide matches are those of own pets', async () => {
    const adopter = await app.signInWith({ has_cats: true });
    await app.buildPet();
    await buildPetThere();
    const sheltersOf = async (colleague: typeof adopter) => {
      const { body } = await colleague.call(listMostWantedFacts);
      const ids = body.map(({ pet_id }: { pet_id: string }) => pet_id);
      const rows = await app.database
        .selectDistinct({ id: pets.shelterId })
        .from(pets)
        .where(inArray(pets.id, ids));
      return rows.map(({ id }) => id);
    };
    expect(await sheltersOf(await app.signIn('staff'))).toEqual([FIRST_SHELTER]);
    expect(await sheltersOf(await signInThere('staff'))).toEqual([SECOND_SHELTER]);
  });

  it('B8.02 S76 suitable adopters are people whom the shelter knows', async () => {
    const adopter = await app.signInWith({});
    await adopter.call(changeMatchSharing, { body: { shared: true } });
    const staff = await signInThere('staff');
    const { id: petId } = await buildPetThere();
    const namesOf = async () => {
      const { status, body } = await staff.call(listSuitableAdopters, { params: { petId } });
      expect(status).toBe(200);
      return body.map(({ user_id }: { user_id: string }) => user_id);
    };
    expect(await namesOf()).toEqual([]);
    await app.buildVisit({ shelterId: SECOND_SHELTER, petId, userId: adopter.user.id });
    expect(await namesOf()).toEqual([adopter.user.id]);
  });

  it('B8.01 B8.02 B3.12 mails about requests go to who wants them at the shelter of the pet', async () => {
    const [here, there] = [await app.signIn('manager'), await signInThere('manager')];
    for (const [manager, address] of [
      [here, 'desk-here@example.org'],
      [there, 'desk-there@example.org'],
    ] as const) {
      const body = { frequency: 'at_once', addresses: [address] };
      const saved = await manager.call(updateRequestMailSettings, { body });
      expect(saved.body).toEqual(body);
    }
    await app.buildVisit({ startsAt: new Date('2026-12-07T20:00:00Z'), status: 'pending' });
    const adopter = await app.signIn();
    const { id: petId } = await buildPetThere({ name: 'Mimi' });
    const { body: days } = await adopter.call(visits.listSlots, { query: { pet_id: petId } });
    const [slot] = days.flatMap(({ slots }: { slots: { available: boolean }[] }) =>
      slots.filter(({ available }) => available),
    );
    app.mails.splice(0);
    const body = { requested_at: slot.requested_at };
    const asked = await adopter.call(visits.requestVisit, { params: { petId }, body });
    expect(asked.status).toBe(201);
    await app.runJobs();
    const mails = app.mails.filter(({ text }) => text.includes('would like to meet'));
    const addresses = mails.map(({ to }) => to);
    expect(addresses).toEqual(expect.arrayContaining([there.user.email, 'desk-there@example.org']));
    expect(addresses).not.toContain(here.user.email);
    expect(addresses).not.toContain('desk-here@example.org');
    for (const { text, shelterId } of mails) {
      expect(text).toContain('Berlin Cats');
      expect(text).toContain('/admin/berlin-cats/visits?view=to_answer');
      expect(text).toContain('/admin/berlin-cats/settings');
      expect(shelterId, 'gets the answers').toBe(SECOND_SHELTER);
    }
  });

  it('B8.02 B8.06 answers to an invitation go to the shelter that invites', async () => {
    const manager = await signInThere('manager');
    const body = { email: 'invited-there@example.org', role: 'staff' as const };
    expect((await manager.call(inviteColleague, { body })).status).toBe(204);
    await app.runJobs();
    const mail = app.mails.find(({ to }) => to === body.email);
    expect(mail?.shelterId).toBe(SECOND_SHELTER);
  });

  it('B8.02 S76 the outbox has the mails of the shelter, and those of accounts for network admins', async () => {
    const [here, there, account] = [
      await buildFailedMail(app, FIRST_SHELTER),
      await buildFailedMail(app, SECOND_SHELTER),
      await buildFailedMail(app),
    ];
    const [manager, admin] = [await signInThere('manager'), await signInThere('manager')];
    await app.database
      .insert(memberships)
      .values({ userId: admin.user.id, shelterId: null, role: 'network_admin', since: app.now() });
    const idsSeenBy = async (colleague: typeof manager) => {
      const { body } = await colleague.call(listOutbox, { query: { state: 'failed', limit: 50 } });
      const ids = body.mails.map(({ id }: { id: string }) => id);
      expect(body.counts.failed).toBe(ids.length);
      return [here, there, account].map((id) => ids.includes(id));
    };
    expect(await idsSeenBy(manager)).toEqual([false, true, false]);
    expect(await idsSeenBy(admin)).toEqual([false, true, true]);
    const again = await manager.call(sendMailAgain, { params: { id: there } });
    expect(again.status).toBe(200);
    await app.runJobs();
    const sent = await manager.call(listOutbox, { query: { state: 'sent', limit: 50 } });
    expect(sent.body.mails.map(({ id }: { id: string }) => id)).toContain(there);
    const elsewhere = await app.signIn('manager');
    const other = await elsewhere.call(listOutbox, { query: { state: 'sent', limit: 50 } });
    expect(other.body.mails.map(({ id }: { id: string }) => id)).not.toContain(there);
  });

  it('B8.02 S77 staff export what a person does with their shelter, and delete who is known to no other', async () => {
    const there = await buildVisitThere();
    const { user } = await app.signIn();
    for (const [shelterId, visit] of [
      [FIRST_SHELTER, await app.buildPet()],
      [SECOND_SHELTER, await buildPetThere()],
    ] as const) {
      await app.buildVisit({ shelterId, petId: visit.id, userId: user.id, status: 'completed' });
    }
    const manager = await signInThere('manager');
    const { body } = await manager.call(exportUser, { params: { id: user.id } });
    expect(body.visits).toHaveLength(1);
    expect(body.visits[0].pet_id).not.toBe(null);
    const remove = (colleague: typeof manager, id: string | null) =>
      colleague.call(deleteUser, {
        params: { id: id ?? '' },
        body: { current_password: app.password },
      });
    const refused = await remove(manager, user.id);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.body.detail).toContain('another shelter');
    expect((await remove(manager, there.userId)).status).toBe(204);
    await app.database.insert(memberships).values({
      userId: manager.user.id,
      shelterId: null,
      role: 'network_admin',
      since: app.now(),
    });
    expect((await remove(manager, user.id)).status).toBe(204);
  });

  it('B8.02 R3.24 a file is imported into the shelter that is named, with ids of its own', async () => {
    const file = join(app.config.dataDir, 'both.csv');
    const header = 'id,species,breed_primary,age,sex,size,name,status';
    await writeFile(file, `${header}\n1,Dog,Beagle,Young,Female,Medium,Biscuit,adoptable`);
    const { database, now: clock } = app;
    const importInto = (shelter?: string) =>
      importFile({ database, clock }, file, { shelter, dryRun: false });
    const slugs = /pawmatch-shelter, berlin-cats$/;
    await expect(importInto()).rejects.toThrow(slugs);
    await expect(importInto('elsewhere')).rejects.toThrow(slugs);
    expect(await importInto('pawmatch-shelter')).toMatchObject({ added: 1, rejected: [] });
    expect(await importInto('berlin-cats')).toMatchObject({ added: 1, rejected: [] });
    expect(await importInto('berlin-cats')).toMatchObject({ added: 0, unchanged: 1 });
    const deleted = await database
      .delete(pets)
      .where(and(eq(pets.sourceId, '1'), eq(pets.shelterId, SECOND_SHELTER)));
    expect(deleted.rowCount).toBe(1);
    expect((await importInto('berlin-cats')).deleted).toHaveLength(1);
    expect(await importInto('pawmatch-shelter')).toMatchObject({ unchanged: 1, deleted: [] });
  });

  it('B8.06 who works at two shelters says at which one, and has the role there', async () => {
    const both = await signInThere('volunteer');
    await setShelterRole(app.database, {
      userId: both.user.id,
      shelterId: FIRST_SHELTER,
      role: 'manager',
      now: app.now(),
    });
    const headersOf = (shelter?: string): Record<string, string> =>
      shelter ? { [SHELTER_HEADER]: shelter } : {};
    const list = (shelter?: string) =>
      both.request('/api/admin/visit-requests', { headers: headersOf(shelter) });
    expect(await list()).toMatchObject({ status: 400, body: { code: 'SHELTER_UNNAMED' } });
    expect((await list('berlin-cats')).status).toBe(200);
    expect(await list('elsewhere')).toMatchObject({ status: 404 });
    const calendarAt = async (shelter: string) => {
      const headers = headersOf(shelter);
      const created = await both.request('/api/admin/calendar-address', {
        method: 'POST',
        headers,
      });
      const { pathname, search } = new URL(created.body.url);
      const { body } = await app.visitor().send(`${pathname}${search}`);
      return `${body}`.replaceAll('\r\n ', '');
    };
    const [here, there] = [await app.buildVisit(), await buildVisitThere()];
    const calendar = await calendarAt('berlin-cats');
    expect(await calendarAt('pawmatch-shelter')).toContain(here.id);
    expect(calendar).toContain('Visits at Berlin Cats');
    expect(calendar).toContain(`/admin/berlin-cats/visits/${there.id}`);
    expect(calendar).not.toContain(here.id);
    const { id } = await buildVisitThere();
    const remove = (shelter: string) =>
      both.request(`/api/admin/visit-requests/${id}`, {
        method: 'DELETE',
        headers: headersOf(shelter),
      });
    expect((await remove('berlin-cats')).status).toBe(403);
    expect((await remove('pawmatch-shelter')).status).toBe(404);
  });
});
