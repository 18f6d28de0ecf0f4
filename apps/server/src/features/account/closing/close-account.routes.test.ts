import { deleteOwnAccount, deleteUser } from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { listAllVisits, listSlots } from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { users } from '../../users/users.table.ts';
import { visits } from '../../visits/visits.table.ts';

const test = await openTestApp();

const MONDAY_10AM = new Date('2026-11-23T15:00:00Z');
const LAST_WEEK = new Date('2026-11-13T15:00:00Z');

const again = () => ({ current_password: test.password });

const rowOf = async (id: string) => {
  const [row] = await test.database.select().from(visits).where(eq(visits.id, id));
  return row;
};

const exists = async (id: string) => (await test.database.$count(users, eq(users.id, id))) === 1;

describe('F10 deleting one’s account', () => {
  it('F10 F12 keeps the visits anonymously, and cancels only upcoming ones', async () => {
    const person = await test.signIn();
    const userId = person.user.id;
    const pet = await test.buildPet({ name: 'Luna' });
    const coming = await test.buildVisit({
      userId,
      petId: pet.id,
      status: 'confirmed',
      notes: 'Call me at 555 0100.',
      startsAt: MONDAY_10AM,
    });
    const past = await test.buildVisit({ userId, status: 'confirmed', startsAt: LAST_WEEK });
    const other = await test.buildVisit({ notes: 'Stays.' });
    const response = await person.call(deleteOwnAccount, { body: again() });
    expect(response.status).toBe(204);
    expect(await exists(userId)).toBe(false);
    const nobody = { userId: null, visitorName: null, visitorEmail: null, notes: null };
    expect(await rowOf(coming.id)).toMatchObject({
      ...nobody,
      status: 'cancelled',
      cancelReason: 'account_closed',
    });
    expect(await rowOf(past.id)).toMatchObject({ ...nobody, status: 'confirmed' });
    expect(await rowOf(other.id)).toEqual(other);

    const slots = await test.visitor().call(listSlots, { query: { pet_id: pet.id } });
    const free = slots.body
      .flatMap(({ slots: times }: { slots: object[] }) => times)
      .find((slot: { requested_at: string }) => slot.requested_at === MONDAY_10AM.toISOString());
    expect(free).toMatchObject({ available: true });
  });

  it('F10 sends mails about the account and each cancelled visit', async () => {
    const person = await test.signIn();
    const pet = await test.buildPet({ name: 'Rex' });
    await test.buildVisit({ userId: person.user.id, petId: pet.id, startsAt: MONDAY_10AM });
    await test.buildVisit({ userId: person.user.id, startsAt: LAST_WEEK });
    await person.call(deleteOwnAccount, { body: again() });
    await test.runJobs();
    const mails = test.mails.filter(({ to }) => to === person.user.email);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set([
        'Your visit with Rex was cancelled',
        'Your account at Pawmatch Shelter was deleted',
      ]),
    );
  });

  it('F10 S11 ends all sessions immediately, and the address can sign up again', async () => {
    const person = await test.signIn();
    const phone = test.visitor();
    await phone.logIn({ email: person.user.email, password: test.password });
    await person.call(deleteOwnAccount, { body: again() });
    expect(person.cookies.has('refresh_token')).toBe(false);
    expect((await phone.call(getCurrentUser)).status).toBe(401);
    expect((await phone.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
    const body = {
      full_name: 'Ada',
      email: person.user.email,
      phone_number: '5551234567',
      password: 'a quiet river at noon',
    };
    const signUp = await test.visitor().request('/api/auth/register', { method: 'POST', body });
    expect(signUp.status).toBe(201);
  });

  it.each([
    [{ current_password: 'something else' }, 400, 'WRONG_PASSWORD'],
    [{}, 422, 'VALIDATION_FAILED'],
    [undefined, 422, 'VALIDATION_FAILED'],
  ])('F10 S55 is rejected with %j', async (body, status, code) => {
    const person = await test.signIn();
    const response = await person.call(deleteOwnAccount, { body });
    expect(response).toMatchObject({ status, body: { code } });
    expect(await exists(person.user.id)).toBe(true);
  });

  it('F10 S07 is rejected for the last admin', async () => {
    const admin = await test.signIn('admin');
    const response = await admin.call(deleteOwnAccount, { body: again() });
    expect(response).toMatchObject({ status: 400, body: { code: 'LAST_ADMIN' } });
    expect(await exists(admin.user.id)).toBe(true);
    await test.database.delete(users).where(eq(users.id, admin.user.id));
  });

  it('F10 S38 during a booking of the same person leaves no upcoming visit', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await test.signIn();
      const pet = await test.buildPet();
      const body = { requested_at: MONDAY_10AM.toISOString() };
      const booking = person.request(`/api/visit-requests/${pet.id}`, { method: 'POST', body });
      const [booked, deleted] = await Promise.all([
        booking,
        person.call(deleteOwnAccount, { body: again() }),
      ]);
      expect(deleted.status).toBe(204);
      expect(booked.status).toBeLessThan(500);
      const rows = await test.database.select().from(visits).where(eq(visits.petId, pet.id));
      expect(rows.filter(({ status }) => status !== 'cancelled')).toEqual([]);
    }
  });
});

describe('F10 deleting the account of a person on request', () => {
  it('F10 S55 requires the admin’s own password', async () => {
    const admin = await test.signIn('admin');
    const person = await test.signIn();
    const params = { id: person.user.id };
    const wrong = { current_password: 'something else' };
    const rejected = await admin.call(deleteUser, { params, body: wrong });
    expect(rejected).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
    expect(await exists(person.user.id)).toBe(true);
    expect((await admin.call(deleteUser, { params, body: again() })).status).toBe(204);
    expect(await exists(person.user.id)).toBe(false);
  });

  it('F10 shows staff the visit of a deleted account', async () => {
    const admin = await test.signIn('admin');
    const person = await test.signIn();
    const visit = await test.buildVisit({ userId: person.user.id, startsAt: LAST_WEEK });
    await admin.call(deleteUser, { params: { id: person.user.id }, body: again() });
    const { body } = await admin.call(listAllVisits);
    expect(body.find(({ id }: { id: string }) => id === visit.id).user).toEqual({
      id: null,
      full_name: 'Former visitor',
      email: null,
      phone_number: null,
    });
  });
});
