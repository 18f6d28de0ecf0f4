import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as pets from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';

const app = await openTestApp();
let admin: SignedInClient;
beforeAll(async () => {
  admin = await app.signIn('admin');
});

/** The visits that a search finds; the page and the count agree. */
async function find(q: string): Promise<string[]> {
  const { body } = await admin.call(endpoints.listAllVisits, { query: { q } });
  const counted = await admin.call(endpoints.countVisits, { query: { q } });
  expect(counted.body.total).toBe(body.length);
  return body.map(({ id }: { id: string }) => id);
}

const rename = (id: string, name: string) =>
  admin.call(pets.updatePet, { params: { id }, body: { name } });

describe('search of visits', () => {
  it('B4.01 finds a visit by the present name of its pet, without a new version or event', async () => {
    const pet = await app.buildPet({ name: 'Marmalade' });
    const visit = await app.buildVisit({ petId: pet.id });
    expect(await find('marmalade')).toEqual([visit.id]);
    expect((await rename(pet.id, 'Tangerine')).status).toBe(200);
    expect(await find('marmalade')).toEqual([]);
    expect(await find('tangerine')).toEqual([visit.id]);
    const { body } = await admin.call(endpoints.getVisit, { params: { id: visit.id } });
    expect(body.version).toBe(1);
    const { rows } = await app.database.pool.query(
      `SELECT changes::text FROM events WHERE entity_id = $1 AND kind <> 'visit.created'`,
      [visit.id],
    );
    expect(rows).toEqual([]);
  });

  it('E B4.01 finds letters that have no accent to take off', async () => {
    const pet = await app.buildPet({ name: 'Łódź Straße Øsel Æøn Œuvre Đorđe Þór Iıı' });
    const visit = await app.buildVisit({ petId: pet.id });
    for (const q of ['lodz', 'STRASSE', 'øsel', 'aeon', 'oeuvre', 'dorde', 'thor', 'iii']) {
      expect(await find(q), q).toEqual([visit.id]);
    }
  });

  it('B4.01 S35 finds visits that were booked while their pet was renamed', async () => {
    const pet = await app.buildPet({ name: 'Papaya', status: 'Available' });
    const users = await Promise.all(Array.from({ length: 4 }, () => app.signIn()));
    const slots = await users[0]?.call(endpoints.listSlots, { query: { pet_id: pet.id } });
    const times = (slots?.body ?? []).flatMap(
      (day: { slots: { requested_at: string }[] }) => day.slots,
    );
    const booked = await Promise.all([
      ...users.map((user, index) =>
        user.call(endpoints.requestVisit, {
          params: { petId: pet.id },
          body: { requested_at: times[index * 2]?.requested_at },
        }),
      ),
      rename(pet.id, 'Pomelo'),
    ]);
    expect(booked.map(({ status }) => status).sort()).toEqual([200, 201, 201, 201, 201]);
    expect(await find('papaya')).toEqual([]);
    expect(await find('pomelo')).toHaveLength(4);
  });

  it('B4.01 finds a visit by the present address of its visitor, and forgets a deleted account', async () => {
    const adopter = await app.signIn();
    const pet = await app.buildPet({ name: 'Quince' });
    const visit = await app.buildVisit({
      petId: pet.id,
      userId: adopter.user.id,
      status: 'completed',
    });
    await app.database.pool.query(
      `UPDATE users SET full_name = 'Zoë Löwe', phone_number = '2125559876' WHERE id = $1`,
      [adopter.user.id],
    );
    expect(await find('zoe lowe quince')).toEqual([visit.id]);
    expect(await find('(212) 555-9876')).toEqual([visit.id]);
    const closed = await adopter.call(deleteOwnAccount, {
      body: { current_password: app.password },
    });
    expect(closed.status).toBe(204);
    expect(await find('zoe')).toEqual([]);
    expect(await find('quince')).toEqual([visit.id]);
    const { rows } = await app.database.pool.query('SELECT search_text FROM visits WHERE id = $1', [
      visit.id,
    ]);
    expect(rows[0]?.search_text).not.toMatch(/zoe|lowe|2125559876|@/);
  });

  it('B4.01 finds the remaining visitor when the pet was deleted', async () => {
    const pet = await app.buildPet({ name: 'Kumquat' });
    const past = new Date(app.now().getTime() - 86_400_000);
    const columns = { userId: null, visitorName: 'Dana Walker', visitorEmail: 'dana@example.org' };
    const visit = await app.buildVisit({
      petId: pet.id,
      startsAt: past,
      status: 'completed',
      ...columns,
    });
    await admin.call(pets.deletePet, { params: { id: pet.id } });
    expect(await find('dana walker')).toEqual([visit.id]);
    expect(await find('kumquat')).toEqual([]);
  });
});

describe('counts of visits', () => {
  it('B4.06 B3.10 are current after every change, and as time passes', async () => {
    const count = async () => (await admin.call(endpoints.countVisits)).body;
    const before = await count();
    const soon = new Date(app.now().getTime() + 3_600_000);
    const { id } = await app.buildVisit({ startsAt: soon, status: 'pending' });
    const added = await count();
    expect(added.views.to_answer).toBe(before.views.to_answer + 1);
    await app.database.pool.query(`UPDATE visits SET status = 'confirmed' WHERE id = $1`, [id]);
    expect((await count()).views.to_answer).toBe(before.views.to_answer);
    const next = new Date(app.now().getTime() + 15_000);
    await app.buildVisit({ startsAt: next, status: 'pending' });
    expect((await count()).views.to_answer).toBe(added.views.to_answer);
    // D35: until the visit ends, the request can be answered.
    app.advance(20);
    expect((await count()).views.to_answer).toBe(added.views.to_answer);
    app.advance(30 * 60);
    // The access token has expired.
    admin = await app.signIn('admin');
    expect((await count()).views.to_answer).toBe(before.views.to_answer);
  });
});
