import { countUsers, getUser, listUsers } from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const HOUR = 60 * 60_000;

const app = await openTestApp();
const admin = await app.signIn('admin');
const ids: Record<string, string> = {};
beforeAll(async () => {
  const luna = await app.buildPet({ name: 'Luna', breed: 'Siamese' });
  const rex = await app.buildPet({ name: 'Rex', breed: 'Boxer' });
  const ines = await app.buildUser({ fullName: 'Inés Álvarez', phoneNumber: '2125550123' });
  const bob = await app.buildUser({ fullName: 'Bob Stone' });
  const at = (hours: number) => new Date(app.now().getTime() + hours * HOUR);
  const build = async (name: string, hours: number, columns: object) => {
    const created = at(-30 + Object.keys(ids).length * 10);
    const visit = await app.buildVisit({ startsAt: at(hours), createdAt: created, ...columns });
    ids[name] = visit.id;
  };
  await build('overdue', 50, { petId: luna.id, userId: ines.id, status: 'pending' });
  await build('today', 2, { petId: rex.id, userId: ines.id, status: 'confirmed' });
  await build('cancelled', 3, { petId: rex.id, userId: bob.id, status: 'cancelled' });
  await build('past', -48, { petId: luna.id, userId: bob.id, status: 'completed' });
  await build('walkIn', 74, {
    petId: rex.id,
    userId: null,
    visitorName: 'Dana 100%',
    visitorPhone: '3105550199',
    status: 'pending',
  });
});

const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);

async function list(query: Record<string, unknown>): Promise<(string | undefined)[]> {
  const { status, body } = await admin.call(endpoints.listAllVisits, { query });
  expect(status).toBe(200);
  return body.map(({ id }: { id: string }) => nameOf(id));
}

describe('GET /admin/visit-requests by filters', () => {
  it('R7.23 B4.01 lists all visits, newest request first', async () => {
    expect(await list({})).toEqual(['walkIn', 'past', 'cancelled', 'today', 'overdue']);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ view: 'today' }, ['today']],
    [{ view: 'to_answer', sort: 'soonest' }, ['overdue', 'walkIn']],
    [{ view: 'overdue' }, ['overdue']],
    [{ view: 'later' }, ['walkIn', 'overdue']],
    [{ view: 'past' }, ['past']],
    [{ status: 'pending,completed', sort: 'latest' }, ['walkIn', 'overdue', 'past']],
    [{ q: 'siamese alvarez' }, ['overdue']],
    [{ q: '(212) 555-0123', sort: 'soonest' }, ['today', 'overdue']],
    [{ q: '555-0199' }, ['walkIn']],
    [{ q: '100%' }, ['walkIn']],
    [{ q: '%' }, ['walkIn']],
    [{ q: "' OR 1=1 --" }, []],
    [{ from: '2026-11-20', to: '2026-11-20', sort: 'soonest' }, ['today', 'cancelled']],
    [{ limit: 2, offset: 1 }, ['past', 'cancelled']],
    [{ offset: 1_000_000 }, []],
  ])('B4.01 finds %j', async (query, names) => {
    expect(await list(query)).toEqual(names);
  });

  it('B4.01 finds the visits of a pet and of a person', async () => {
    const { body } = await admin.call(endpoints.getVisit, { params: { id: ids.today ?? '' } });
    expect(await list({ pet_id: body.pet_id })).toEqual(['walkIn', 'cancelled', 'today']);
    expect(await list({ user_id: body.user.id })).toEqual(['today', 'overdue']);
    const missing = { id: admin.user.id };
    expect((await admin.call(endpoints.getVisit, { params: missing })).status).toBe(404);
  });

  it('B4.01 counts what matches, and each view of it', async () => {
    const { body } = await admin.call(endpoints.countVisits, { query: { view: 'later' } });
    expect(body).toEqual({
      total: 2,
      views: { today: 1, to_answer: 2, overdue: 1, later: 2, past: 1, without_outcome: 0 },
    });
    const found = await admin.call(endpoints.countVisits, { query: { q: 'rex' } });
    expect(found.body).toMatchObject({ total: 3, views: { past: 0, to_answer: 1 } });
  });

  it.each([
    [{ view: 'someday' }, 'view'],
    [{ status: 'lost' }, 'status'],
    [{ sort: 'price' }, 'sort'],
    [{ from: 'tomorrow' }, 'from'],
    [{ pet_id: '7' }, 'pet_id'],
    [{ q: 'x'.repeat(10_000) }, 'q'],
  ])('B4.01 rejects %j by the name of the parameter', async (query, name) => {
    const { status, body } = await admin.call(endpoints.listAllVisits, { query });
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(`"${name}"`);
  });

  it('B4.01 is for staff only', async () => {
    const adopter = await app.signIn();
    for (const endpoint of [
      endpoints.listAllVisits,
      endpoints.countVisits,
      listUsers,
      countUsers,
    ]) {
      expect((await adopter.call(endpoint)).status).toBe(403);
    }
    const params = { id: ids.today ?? '' };
    expect((await adopter.call(endpoints.getVisit, { params })).status).toBe(403);
  });
});

describe('GET /admin/users by filters', () => {
  const find = async (query: Record<string, unknown>) => {
    const { body } = await admin.call(listUsers, { query });
    return body.map((user: { full_name: string }) => user.full_name);
  };

  it('B4.01 finds people by name, address, phone number and role', async () => {
    expect(await find({ q: 'ines' })).toEqual(['Inés Álvarez']);
    expect(await find({ q: '+1 212 555 0123' })).toEqual(['Inés Álvarez']);
    expect(await find({ q: admin.user.email })).toEqual([admin.user.fullName]);
    expect(await find({ role: 'admin' })).toEqual([admin.user.fullName]);
    expect((await admin.call(countUsers, { query: { q: 'bob' } })).body).toEqual({ total: 1 });
    expect((await find({ sort: 'newest', limit: 1 })).length).toBe(1);
    expect((await admin.call(listUsers, { query: { role: 'king' } })).status).toBe(422);
  });

  it('B4.01 shows one account', async () => {
    const { body } = await admin.call(getUser, { params: { id: admin.user.id } });
    expect(body).toMatchObject({ email: admin.user.email, role: 'admin' });
  });
});
