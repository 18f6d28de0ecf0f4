import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findMigrations } from '../../../platform/database/migrate.ts';
import { createTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

const app = await createVisitsApp();

const sendVisitRequest = (client: SignedInClient, petId: string, requested_at: string) =>
  client.call(endpoints.requestVisit, { params: { petId }, body: { requested_at } });

describe('two pets at one time', () => {
  it('S52 R8.38 F34 an adopter visits one pet at a time, and the error names it', async () => {
    const adopter = await app.signIn();
    const ailsa = await app.buildPet({ name: 'Ailsa' });
    const biscuit = await app.buildPet({ name: 'Biscuit' });
    expect((await sendVisitRequest(adopter, ailsa.id, MONDAY_10)).status).toBe(201);
    expect(await sendVisitRequest(adopter, biscuit.id, MONDAY_10)).toMatchObject({
      status: 400,
      body: {
        code: 'ADOPTER_BUSY',
        detail: 'You already meet Ailsa at this time. Please choose another time.',
      },
    });
    expect((await sendVisitRequest(adopter, biscuit.id, MONDAY_1030)).status).toBe(201);
    expect((await sendVisitRequest(await app.signIn(), biscuit.id, MONDAY_10)).status).toBe(201);
  });

  it('S52 F34 gives one of 60 simultaneous requests for 60 pets the half hour', async () => {
    const adopter = await app.signIn();
    const pets = await Promise.all(Array.from({ length: 60 }, () => app.buildPet()));
    const responses = await Promise.all(
      pets.map(({ id }) => sendVisitRequest(adopter, id, MONDAY_10)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'ADOPTER_BUSY')).toHaveLength(59);
    expect(await app.database.$count(visits)).toBe(1);
  });

  it('S35 S52 a second request for the pet is a duplicate, and a slot of another adopter a conflict', async () => {
    const adopter = await app.signIn();
    const { id: petId } = await app.buildPet();
    await sendVisitRequest(adopter, petId, MONDAY_10);
    expect((await sendVisitRequest(adopter, petId, MONDAY_10)).body.error).toBe(
      'Duplicate request',
    );
    const other = await app.buildVisit({ startsAt: new Date(MONDAY_10), status: 'confirmed' });
    const taken = await sendVisitRequest(adopter, other.petId ?? '', MONDAY_10);
    expect(taken.body.error).toBe('Scheduling conflict');
  });

  it('S52 F34 D24 staff cannot book, move or revive a visit at the time of the adopter’s other one', async () => {
    const admin = await app.signIn('admin');
    const { userId } = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    const detail =
      'This adopter already has another visit at this time. Please choose another time.';
    const busy = { status: 400, body: { code: 'ADOPTER_BUSY', detail } };
    const { id: petId } = await app.buildPet();
    const body = { pet_id: petId, user_id: userId, requested_at: MONDAY_10 };
    expect(await admin.call(endpoints.createVisit, { body })).toMatchObject(busy);
    const later = await app.buildVisit({ userId, startsAt: new Date(MONDAY_1030) });
    const params = { id: later.id };
    const move = { requested_at: '2026-11-23T15:15:00Z' };
    expect(await admin.call(endpoints.updateVisit, { params, body: move })).toMatchObject(busy);
    const off = await app.buildVisit({ userId, status: 'cancelled' });
    expect(
      await admin.call(endpoints.changeVisitStatus, {
        params: { id: off.id },
        body: { status: 'confirmed' },
      }),
    ).toMatchObject(busy);
  });

  it('S52 F14 simultaneous bookings and moves of one adopter do not deadlock', async () => {
    const admin = await app.signIn('admin');
    const adopter = await app.signIn();
    for (let round = 0; round < 10; round += 1) {
      await app.database.delete(visits);
      const mine = { userId: adopter.user.id };
      const first = await app.buildVisit({ ...mine, startsAt: new Date(MONDAY_1030) });
      const second = await app.buildVisit({ ...mine, startsAt: new Date('2026-11-23T16:00:00Z') });
      const pet = await app.buildPet();
      const moves = [first, second].map(({ id }) =>
        admin.call(endpoints.updateVisit, {
          params: { id },
          body: { requested_at: MONDAY_10 },
        }),
      );
      const responses = await Promise.all([...moves, sendVisitRequest(adopter, pet.id, MONDAY_10)]);
      expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 400)).toHaveLength(2);
    }
  });
});

describe('visits of older versions', () => {
  it('S52 F34 the migration keeps overlapping visits, and applies the rule when they are moved', async () => {
    const old = await createTestApp();
    await old.database.execute(sql.raw('ALTER TABLE visits DROP CONSTRAINT visits_one_place'));
    const adopter = await old.signIn();
    const mine = { userId: adopter.user.id, startsAt: new Date(MONDAY_10) };
    const first = await old.buildVisit(mine);
    old.advance(60);
    const second = await old.buildVisit(mine);
    const text = await readFile(join(findMigrations(), '0006_versions.sql'), 'utf8');
    const rule = text.slice(text.indexOf('UPDATE visits SET is_overlap_allowed'));
    await old.database.execute(sql.raw(rule.slice(0, rule.indexOf('CREATE INDEX'))));

    const admin = await old.signIn('admin');
    const { body } = await admin.call(endpoints.listAllVisits);
    expect(body).toHaveLength(2);
    const move = (id: string, requested_at: string) =>
      admin.call(endpoints.updateVisit, { params: { id }, body: { requested_at } });
    const confirm = { params: { id: first.id }, body: { status: 'confirmed' } };
    expect((await admin.call(endpoints.changeVisitStatus, confirm)).status).toBe(200);
    expect((await move(first.id, MONDAY_1030)).status).toBe(200);
    expect((await move(first.id, MONDAY_10)).body.code).toBe('ADOPTER_BUSY');
    expect((await move(second.id, '2026-11-23T16:00:00Z')).status).toBe(200);
    await old.close();
  });
});
