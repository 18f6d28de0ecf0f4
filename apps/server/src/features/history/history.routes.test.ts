import {
  deleteOwnAccount,
  exportOwnAccount,
  exportUser,
} from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/history/history-endpoints';
import type { HistoryEvent } from '@pawmatch/contract/history/history-event';
import * as pets from '@pawmatch/contract/pets/pets-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';
const MONDAY_2PM = '2026-11-23T19:00:00.000Z';

const app = await openTestApp();
const admin = await app.signIn('admin');

async function historyOf(query: Record<string, unknown>): Promise<HistoryEvent[]> {
  const { status, body } = await admin.call(endpoints.listHistory, { query });
  expect(status).toBe(200);
  return body;
}

const summaryOf = (events: HistoryEvent[]) =>
  events.map(({ kind, actor }) => `${kind} by ${actor.kind}`);

describe('history', () => {
  it('B4.05 says who changed what of a pet and of its visits, newest first', async () => {
    const pet = await app.buildPet({ status: 'Available', name: 'Ailsa' });
    const adopter = await app.signIn();
    const requested = await adopter.call(visits.requestVisit, {
      params: { petId: pet.id },
      body: { requested_at: MONDAY_10, notes: 'I have a cat' },
    });
    const params = { id: requested.body.id };
    await admin.call(visits.changeVisitStatus, { params, body: { status: 'confirmed' } });
    await admin.call(visits.updateVisit, { params, body: { requested_at: MONDAY_2PM } });
    await admin.call(visits.updateVisit, { params, body: { notes: 'Has a cat' } });
    await admin.call(pets.updatePet, { params: { id: pet.id }, body: { status: 'Adopted' } });

    const events = await historyOf({ pet_id: pet.id });
    expect(summaryOf(events)).toEqual([
      'visit.cancelled by staff',
      'pet.updated by staff',
      'visit.updated by staff',
      'visit.moved by staff',
      'visit.confirmed by staff',
      'visit.created by adopter',
      'pet.created by system',
    ]);
    expect(events[1]).toMatchObject({
      actor: { name: admin.user.fullName },
      pet: { id: pet.id, name: 'Ailsa' },
      changes: [{ field: 'status', values: { before: 'Available', after: 'Adopted' } }],
    });
    expect(events[2]?.changes).toEqual([{ field: 'notes', values: null }]);
    expect(events[5]?.actor.name).toBe(adopter.user.fullName);
    expect(await historyOf({ visit_id: params.id })).toHaveLength(5);
    expect(JSON.stringify(events.map(({ changes }) => changes))).not.toContain('cat');
  });

  it('B4.05 B11.02 leaves out that the care of a stay is to be planned again', async () => {
    const { id } = await app.buildPet();
    const before = await historyOf({ pet_id: id });
    const { rowCount } = await app.database.execute(
      sql`UPDATE stays SET is_care_stale = NOT is_care_stale WHERE pet_id = ${id}`,
    );
    expect(rowCount).toBe(1);
    expect(await historyOf({ pet_id: id })).toEqual(before);
  });

  it('F B8.09 has the earlier texts of notes beside the change, until the person is erased', async () => {
    const adopter = await app.signIn();
    const pet = await app.buildPet({ shelterNotes: 'Shy at first.' });
    const body = { shelter_notes: 'Not shy any more.' };
    await admin.call(pets.updatePet, { params: { id: pet.id }, body });
    const { id } = await app.buildVisit({ userId: adopter.user.id, notes: 'Ring twice.' });
    const params = { id };
    await admin.call(visits.updateVisit, { params, body: { notes: 'Ring once.' } });
    await admin.call(visits.updateVisit, { params, body: { notes: null } });
    await admin.call(visits.changeVisitStatus, { params, body: { status: 'confirmed' } });
    const notesOf = async (query: Record<string, unknown>) =>
      (await historyOf(query)).map(({ earlier_note }) => earlier_note);
    expect(await notesOf({ pet_id: pet.id })).toEqual(['Shy at first.', null]);
    expect(await notesOf({ visit_id: id })).toEqual([null, 'Ring once.', 'Ring twice.', null]);
    const exported = (await adopter.call(exportOwnAccount)).body.history;
    expect(JSON.stringify(exported)).toContain('Ring twice.');
    await adopter.call(deleteOwnAccount, { body: { current_password: app.password } });
    expect((await notesOf({ visit_id: id })).filter((text) => text !== null)).toEqual([]);
    const erased = "SELECT text FROM earlier_notes WHERE text LIKE 'Ring %'";
    expect((await app.database.execute(erased)).rows).toEqual([]);
  });

  it('F B8.09 has each download of a person’s data by staff, for the person and for the staff', async () => {
    const person = await app.signIn();
    const colleague = await app.signIn('admin');
    const params = { id: person.user.id };
    await person.call(exportOwnAccount);
    await colleague.call(exportUser, { params });
    for (const person_id of [person.user.id, colleague.user.id]) {
      const [latest] = await historyOf({ person_id });
      expect(latest).toMatchObject({
        kind: 'person.exported',
        entity_id: person.user.id,
        actor: { kind: 'staff', name: colleague.user.fullName },
      });
    }
    const { history } = (await person.call(exportOwnAccount)).body;
    const kinds = history.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'person.exported')).toHaveLength(1);
  });

  it('B4.05 records every ending of a visit with its actor', async () => {
    const adopter = await app.signIn();
    const build = () => app.buildVisit({ userId: adopter.user.id });
    const own = await build();
    await adopter.call(visits.cancelOwnVisit, { params: { id: own.id } });
    const removed = await build();
    await admin.call(visits.deleteVisit, { params: { id: removed.id } });
    const departed = await build();
    await admin.call(pets.deletePet, { params: { id: departed.petId ?? '' } });
    const startsAt = new Date(app.now().getTime() - 30 * 60_000);
    const lapsed = await app.buildVisit({ status: 'pending', startsAt });
    app.advance(60);
    await app.runJobs();
    const closing = await build();
    const body = { current_password: app.password };
    expect((await adopter.call(deleteOwnAccount, { body })).status).toBe(204);

    const latest = async (id: string) => summaryOf(await historyOf({ visit_id: id }));
    expect((await latest(own.id))[0]).toBe('visit.cancelled by adopter');
    expect((await latest(removed.id))[0]).toBe('visit.deleted by staff');
    expect((await latest(departed.id))[0]).toBe('visit.cancelled by staff');
    expect((await latest(lapsed.id))[0]).toBe('visit.cancelled by system');
    expect(await latest(closing.id)).toContain('visit.cancelled by adopter');
    expect(await historyOf({ person_id: adopter.user.id })).toEqual([]);
  });

  it('B4.05 has the pages of a person’s own and received changes', async () => {
    const adopter = await app.signIn();
    const { id, petId } = await app.buildVisit({ userId: adopter.user.id });
    for (const notes of ['one', 'two', 'three']) {
      await admin.call(visits.updateVisit, { params: { id }, body: { notes } });
    }
    const person = { person_id: adopter.user.id };
    const first = await historyOf({ ...person, limit: 2 });
    const second = await historyOf({ ...person, limit: 3, before: first[1]?.id });
    expect(summaryOf([...first, ...second])).toEqual([
      ...Array.from({ length: 3 }, () => 'visit.updated by staff'),
      'visit.created by system',
      'person.created by system',
    ]);
    expect(petId).not.toBeNull();
  });

  it('B4.05 is for staff only, and of one thing at a time', async () => {
    const query = { pet_id: (await app.buildPet()).id };
    const adopter = await app.signIn();
    expect((await adopter.call(endpoints.listHistory, { query })).status).toBe(403);
    expect((await app.visitor().call(endpoints.listHistory, { query })).status).toBe(401);
    expect((await historyOf({ limit: 1 })).length).toBe(1);
    const both = { ...query, person_id: admin.user.id };
    expect((await admin.call(endpoints.listHistory, { query: both })).status).toBe(422);
  });

  it('B4.05 is forgotten after two years', async () => {
    const pet = await app.buildPet();
    expect(await historyOf({ pet_id: pet.id })).toHaveLength(1);
    const now = app.now();
    app.setNow(new Date(now.getTime() + 731 * 24 * 60 * 60_000));
    await app.runJobs();
    app.setNow(now);
    await admin.logIn({ email: admin.user.email, password: app.password });
    expect(await historyOf({ pet_id: pet.id })).toEqual([]);
  });
});
