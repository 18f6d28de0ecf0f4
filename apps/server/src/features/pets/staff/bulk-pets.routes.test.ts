import { errorMessages } from '@pawmatch/contract/error-messages';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import type { BulkLine, BulkResult } from '@pawmatch/contract/pets/staff/bulk-pets';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';

const app = await openTestApp();
const admin = await app.signIn('admin');

async function change(body: object): Promise<{ lines: BulkLine[]; report: BulkResult }> {
  const answer = await admin.call(endpoints.changePetsInBulk, { body });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  const text: string = answer.body;
  const lines: BulkLine[] = text
    .trim()
    .split('\n')
    .map((line: string) => JSON.parse(line));
  return { lines, report: lines.at(-1) as BulkResult };
}

const statusesOf = async (query: string) => {
  const { body } = await admin.request(`/api/pets?limit=100&${query}`);
  return body.map(({ status }: { status: string }) => status);
};

describe('POST /admin/pets/bulk', () => {
  it('B8.06 S07 stops at the batch in which the role ends, and says so', async () => {
    const colleague = await app.signIn('staff');
    const pets: { id: string }[] = [];
    for (let count = 0; count < 120; count += 1) pets.push(await app.buildPet({ name: 'Run' }));
    // The role ends with the first batch.
    await app.database.execute(sql`
      CREATE FUNCTION end_roles() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE memberships SET suspended_at = now() WHERE role = 'staff'; RETURN NULL; END $$`);
    await app.database.execute(sql`
      CREATE TRIGGER ends_roles AFTER UPDATE ON pets FOR EACH STATEMENT EXECUTE FUNCTION end_roles()`);
    try {
      const body = { ids: pets.map(({ id }) => id), action: 'set_status', status: 'Pending' };
      const answer = await colleague.call(endpoints.changePetsInBulk, { body });
      const report: BulkResult = JSON.parse(answer.body.trim().split('\n').at(-1));
      expect([report.done, report.failures.length]).toEqual([100, 20]);
      expect(report.failures[0]?.reason).toBe(errorMessages.FORBIDDEN);
    } finally {
      await app.database.execute(sql`DROP FUNCTION end_roles CASCADE`);
    }
  });

  it('B4.02 sets the status of all that match, beyond the page, with progress and a report', async () => {
    for (let count = 0; count < 230; count += 1) {
      await app.buildPet({ name: `Bulky ${count}`, status: count < 30 ? 'Pending' : 'Available' });
    }
    const other = await app.buildPet({ name: 'Other', status: 'Available' });
    const { lines, report } = await change({
      filters: { q: 'bulky' },
      action: 'set_status',
      status: 'Pending',
    });
    expect(lines.slice(0, -1)).toEqual(
      [0, 100, 200].map((done) => ({ type: 'progress', done, total: 230 })),
    );
    expect(report).toMatchObject({ done: 200, unchanged: 30, failures: [], cancelled_visits: 0 });
    expect(report.changed).toHaveLength(1);
    expect(report.changed[0]?.before).toBe('Available');
    expect(new Set(await statusesOf('q=bulky'))).toEqual(new Set(['Pending']));
    expect(await statusesOf('q=other')).toEqual([other.status]);

    const undo = report.changed[0];
    const undone = await change({ ids: undo?.ids, action: 'set_status', status: undo?.before });
    expect(undone.report.done).toBe(200);
    expect((await statusesOf('q=bulky&status=Pending')).length).toBe(30);
  });

  it('B4.02 B3.11 cancels the visits of pets that are adopted or deleted, and says how many', async () => {
    const pet = await app.buildPet({ name: 'Departing One', status: 'Available' });
    const two = await app.buildPet({ name: 'Departing Two', status: 'Available' });
    for (const petId of [pet.id, two.id]) {
      await app.buildVisit({ petId, startsAt: new Date(MONDAY_10), status: 'confirmed' });
    }
    const adopted = await change({ ids: [pet.id], action: 'set_status', status: 'Adopted' });
    expect(adopted.report).toMatchObject({ done: 1, cancelled_visits: 1 });
    const deleted = await change({ filters: { q: 'departing' }, action: 'delete' });
    expect(deleted.report).toMatchObject({ done: 2, cancelled_visits: 1, changed: [] });
    expect(await statusesOf('q=departing')).toEqual([]);
  });

  it('B4.02 names what was deleted meanwhile, and does the rest', async () => {
    const [gone, there] = [await app.buildPet(), await app.buildPet({ status: 'Available' })];
    await admin.call(endpoints.deletePet, { params: { id: gone.id } });
    const ids = [gone.id, there.id];
    const { report } = await change({ ids, action: 'set_status', status: 'Pending' });
    expect(report).toMatchObject({
      done: 1,
      failures: [{ id: gone.id, reason: 'This pet was deleted meanwhile.' }],
    });
  });

  it('B4.02 touches what matches when it runs, while others change the same pets', async () => {
    for (let count = 0; count < 60; count += 1) await app.buildPet({ name: 'Contested' });
    const set = (status: string) =>
      change({ filters: { q: 'contested' }, action: 'set_status', status });
    const reports = await Promise.all([set('Pending'), set('Adopted'), set('Pending')]);
    expect(reports.flatMap(({ report }) => report.failures)).toEqual([]);
    expect(new Set(await statusesOf('q=contested')).size).toBe(1);
  });

  it.each([
    [{ action: 'set_status', status: 'Pending' }, 'filters'],
    [{ filters: {}, ids: [], action: 'delete' }, 'filters'],
    [{ filters: {}, action: 'set_status' }, 'status'],
    [{ filters: { species: 'Horse' }, action: 'delete' }, 'filters.species'],
    [{ filters: { speceis: 'Dog' }, action: 'delete' }, 'filters'],
    [{ ids: ['7'], action: 'delete' }, 'ids'],
    [{ filters: {}, action: 'explode' }, 'action'],
  ])('B4.02 rejects %j', async (body, name) => {
    const answer = await admin.call(endpoints.changePetsInBulk, { body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body.errors)).toContain(name);
  });

  it('B4.02 is for staff only', async () => {
    const adopter = await app.signIn();
    const body = { filters: {}, action: 'delete' };
    expect((await adopter.call(endpoints.changePetsInBulk, { body })).status).toBe(403);
  });
});
