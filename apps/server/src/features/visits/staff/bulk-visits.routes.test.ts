import type { BulkVisitsLine, BulkVisitsReport } from '@pawmatch/contract/visits/staff/bulk-visits';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const HOUR = 3_600_000;

const app = await openTestApp();
const admin = await app.signIn('admin');

const at = (hours: number) => new Date(app.now().getTime() + hours * HOUR);

async function change(
  body: object,
): Promise<{ lines: BulkVisitsLine[]; report: BulkVisitsReport }> {
  const answer = await admin.call(endpoints.changeVisitsInBulk, { body });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  const text: string = answer.body;
  const lines: BulkVisitsLine[] = text
    .trim()
    .split('\n')
    .map((line: string) => JSON.parse(line));
  return { lines, report: lines.at(-1) as BulkVisitsReport };
}

async function statusesOf(q: string): Promise<string[]> {
  const { body } = await admin.call(endpoints.listAllVisits, { query: { q, sort: 'soonest' } });
  return body.map(({ status }: { status: string }) => status);
}

describe('POST /admin/visit-requests/bulk', () => {
  it('B4.02 B3.07 sets the status of all that match, with progress, a report and an email to each', async () => {
    const pet = await app.buildPet({ name: 'Bulky' });
    for (let count = 0; count < 30; count += 1) {
      const { id: userId } = await app.buildUser();
      const status = count < 5 ? 'confirmed' : 'pending';
      await app.buildVisit({ petId: pet.id, userId, startsAt: at(48 + count), status });
    }
    const other = await app.buildVisit({ startsAt: at(30), status: 'pending' });
    const filters = { q: 'bulky', view: 'later' };
    const { lines, report } = await change({ filters, action: 'set_status', status: 'confirmed' });
    expect(lines.slice(0, -1)).toEqual(
      [0, 25].map((done) => ({ type: 'progress', done, total: 30 })),
    );
    expect(report).toEqual({ type: 'report', done: 25, unchanged: 5, failures: [] });
    expect(new Set(await statusesOf('bulky'))).toEqual(new Set(['confirmed']));
    const kept = await admin.call(endpoints.getVisit, { params: { id: other.id } });
    expect(kept.body.status).toBe('pending');
    await app.runJobs();
    expect(app.mails.filter(({ text }) => text.includes('Bulky'))).toHaveLength(25);
  });

  it('B4.02 S35 says which visits cannot be changed and why, and changes the others', async () => {
    const pet = await app.buildPet({ name: 'Busy' });
    const ada = await app.buildUser({ fullName: 'Ada Taken' });
    await app.buildVisit({ petId: pet.id, startsAt: at(24), status: 'confirmed' });
    const taken = await app.buildVisit({
      petId: pet.id,
      userId: ada.id,
      startsAt: at(24),
      status: 'cancelled',
    });
    await app.buildVisit({ petId: pet.id, startsAt: at(26), status: 'cancelled' });
    const filters = { q: 'busy', status: 'cancelled' };
    const { report } = await change({ filters, action: 'set_status', status: 'pending' });
    expect(report).toMatchObject({
      done: 1,
      failures: [{ id: taken.id, name: 'Busy, Ada Taken' }],
    });
    expect(report.failures[0]?.reason).toMatch(/time/);
    expect(await statusesOf('busy')).toEqual(
      expect.arrayContaining(['confirmed', 'cancelled', 'pending']),
    );
  });

  it('B4.02 B4.05 deletes all that match, and the history says who did it', async () => {
    const pet = await app.buildPet({ name: 'Leaver' });
    await app.buildVisit({ petId: pet.id, startsAt: at(-90), status: 'completed' });
    await app.buildVisit({ petId: pet.id, startsAt: at(90), status: 'confirmed' });
    const { report } = await change({ filters: { pet_id: pet.id }, action: 'delete' });
    expect(report).toMatchObject({ done: 2, failures: [] });
    expect(await statusesOf('leaver')).toEqual([]);
    const { rows } = await app.database.pool.query(
      `SELECT actor, actor_id FROM events WHERE pet_id = $1 AND kind = 'visit.deleted'`,
      [pet.id],
    );
    expect(rows).toEqual(Array(2).fill({ actor: 'staff', actor_id: admin.user.id }));
  });

  it.each([
    [{ filters: { view: 'someday' }, action: 'delete' }],
    [{ filters: { veiw: 'past' }, action: 'delete' }],
    [{ filters: {}, action: 'set_status' }],
    [{ filters: {}, action: 'delete', status: 'pending' }],
    [{ action: 'delete' }],
  ])('B4.02 rejects %j', async (body) => {
    expect((await admin.call(endpoints.changeVisitsInBulk, { body })).status).toBe(422);
  });
});
