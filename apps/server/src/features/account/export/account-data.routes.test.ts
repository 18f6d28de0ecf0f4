import {
  deleteOwnAccount,
  endOwnSession,
  endOwnSessions,
  endUserSessions,
  exportOwnAccount,
  exportUser,
  listOwnSessions,
  listUserSessions,
} from '@pawmatch/contract/account/account-endpoints';
import { AccountExport } from '@pawmatch/contract/account/account-export';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { recordAdoptionCheck } from '@pawmatch/contract/adoption-checks/adoption-checks-endpoints';
import { recordPayment } from '@pawmatch/contract/adoption-papers/payments-endpoints';
import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { inviteToMatch } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { markPageSeen } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { listReturnsOfPet, returnAdoption } from '@pawmatch/contract/returns/returns-endpoints';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/database/new-id.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { users } from '../../users/users.table.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const test = await openTestApp();

/** Logs the same person in on a phone. */
async function onPhone(email: string) {
  const phone = test.visitor();
  const { body } = await phone.request('/api/auth/login', {
    method: 'POST',
    headers: { 'User-Agent': SAFARI },
    body: { email, password: test.password },
  });
  phone.token = body.access_token;
  return phone;
}

const isIn = async (client: Awaited<ReturnType<typeof onPhone>>) =>
  (await client.call(getCurrentUser)).status === 200;

describe('F10 sessions', () => {
  it('F10 are listed by device and last use, with one’s own marked', async () => {
    const person = await test.signIn();
    test.advance(60);
    const phone = await onPhone(person.user.email);
    test.advance(600);
    await phone.request('/api/auth/refresh', { method: 'POST' });
    const { status, body } = await person.call(listOwnSessions);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        browser: 'Safari',
        platform: 'iOS',
        is_current: false,
        last_used_at: test.now().toISOString(),
      },
      { is_current: true },
    ]);
    expect(Date.parse(body[0].created_at)).toBe(test.now().getTime() - 600_000);
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|hash/i);
  });

  it('F10 S11 can be ended one by one, with immediate effect', async () => {
    const person = await test.signIn();
    const phone = await onPhone(person.user.email);
    const { body } = await phone.call(listOwnSessions);
    const sessionId = body.find((session: { is_current: boolean }) => session.is_current).id;
    expect((await person.call(endOwnSession, { params: { sessionId } })).status).toBe(204);
    expect(await isIn(phone)).toBe(false);
    expect((await phone.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
    expect(await isIn(person)).toBe(true);
    const again = await person.call(endOwnSession, { params: { sessionId } });
    expect(again).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
  });

  it('F10 a device that was logged out counts as new', async () => {
    const person = await test.signIn();
    const phone = await onPhone(person.user.email);
    await test.runJobs();
    test.mails.length = 0;
    const { body } = await phone.call(listOwnSessions);
    const sessionId = body.find((session: { is_current: boolean }) => session.is_current).id;
    await person.call(endOwnSession, { params: { sessionId } });
    await phone.logIn({ email: person.user.email, password: test.password });
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === person.user.email)).toHaveLength(1);
  });

  it('F10 S03 of somebody else cannot be ended', async () => {
    const person = await test.signIn();
    const stranger = await test.signIn('admin');
    const { body } = await person.call(listOwnSessions);
    const response = await stranger.call(endOwnSession, { params: { sessionId: body[0].id } });
    expect(response.status).toBe(404);
    expect((await stranger.call(endOwnSession, { params: { sessionId: newId() } })).status).toBe(
      404,
    );
    expect(await isIn(person)).toBe(true);
  });

  it('F10 S11 end all together, here too', async () => {
    const person = await test.signIn();
    const phone = await onPhone(person.user.email);
    expect((await person.call(endOwnSessions)).status).toBe(204);
    expect(person.cookies.has('refresh_token')).toBe(false);
    expect(person.cookies.has('has_session')).toBe(false);
    expect(await isIn(person)).toBe(false);
    expect(await isIn(phone)).toBe(false);
  });

  it('F10 staff list and end those of a person on request, who can log in again', async () => {
    const admin = await test.signIn('admin');
    const person = await test.signIn();
    const params = { id: person.user.id };
    const list = await admin.call(listUserSessions, { params });
    expect(list.body).toMatchObject([{ is_current: false }]);
    expect((await admin.call(endUserSessions, { params })).status).toBe(204);
    expect(await isIn(person)).toBe(false);
    expect((await admin.call(listUserSessions, { params })).body).toEqual([]);
    expect(await isIn(admin)).toBe(true);
    await person.logIn({ email: person.user.email, password: test.password });
  });
});

describe('F10 the export', () => {
  it('F10 S06 holds all that is stored about a person, and no hash', async () => {
    const person = await test.signIn();
    const { user } = person;
    await person.request('/api/users/me/preferences', {
      method: 'POST',
      body: { preferred_species: 'Cat' },
    });
    await person.request('/api/preferences/training-traits', {
      method: 'POST',
      body: { trait: 'LitterTrained' },
    });
    await person.call(saveAlert, {
      body: { kind: 'search', query: 'species=Cat', frequency: 'daily' },
    });
    await person.request('/api/match/home', { method: 'PATCH', body: { kind_of_home: 'House' } });
    await person.call(markPageSeen, { params: { page: 'alerts' } });
    const pet = await test.buildPet({ name: 'Luna' });
    const visit = await test.buildVisit({ userId: user.id, petId: pet.id, notes: 'With my aunt.' });
    await test.buildVisit();
    await person.call(inviteToMatch);
    const { status, headers, body } = await person.call(exportOwnAccount);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="account.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(AccountExport.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      exported_at: test.now().toISOString(),
      account: {
        id: user.id,
        full_name: user.fullName,
        email: user.email,
        phone_number: user.phoneNumber,
        role: 'adopter',
      },
      preferences: { preferred_species: 'Cat' },
      training_traits: ['LitterTrained'],
      alerts: [{ query: 'species=Cat', frequency: 'daily', pets_told: [] }],
      home: { kind_of_home: 'House', hours_alone: null },
      pages_seen: { matches_at: null, best_score: null, alerts_at: test.now().toISOString() },
      visits: [{ id: visit.id, pet_name: 'Luna', notes: 'With my aunt.', status: 'pending' }],
      grants: [{ purpose: 'match invitation', created_at: test.now().toISOString() }],
      sessions: [{ ended_at: null }],
      devices: [{ first_used_at: expect.any(String) }],
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
  });

  it('F10 holds every column of an account but those about its password', async () => {
    const person = await test.signIn();
    const { account } = (await person.call(exportOwnAccount)).body;
    const columns = Object.values(getTableColumns(users)).map(({ name }) => name);
    const leftOut = ['password_hash', 'password_expires_at'];
    expect([...Object.keys(account), ...leftOut].sort()).toEqual(columns.sort());
  });

  it('F10 names every table that refers to a person', async () => {
    const { rows } = await test.database.execute<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE confrelid = 'users'::regclass AND contype = 'f' ORDER BY 1`,
    );
    // Unconfirmed requests and marks have only hashes, internal notes and their mentions are for staff, and questions,
    // signatures, stays, care, reports on pets, offers to foster homes, imports and assignments of tasks name colleagues, and calls that phones
    // sent are kept for 90 days, so that they are done once; all
    // others are in the export.
    expect(rows.map(({ name }) => name)).toEqual([
      'adoption_answers',
      'adoption_checks',
      'adoption_contracts',
      'adoption_payments',
      'adoption_questions',
      'adoptions',
      'care_courses',
      'care_items',
      'contract_signatures',
      'contract_templates',
      'earlier_details',
      'ended_waiting',
      'factor_resets',
      'favorites',
      'follow_ups',
      'foster_answers',
      'foster_homes',
      'foster_offers',
      'grants',
      'home_details',
      'imports',
      'internal_notes',
      'known_devices',
      'match_endings',
      'match_partners',
      'match_requests',
      'memberships',
      'mentions',
      'one_time_codes',
      'pages_seen',
      'passkeys',
      'person_joins',
      'person_marks',
      'pet_alerts',
      'pet_letters',
      'pet_places',
      'pet_returns',
      'preferences',
      'put_aside_pets',
      'received_calls',
      'recovery_codes',
      'request_mail_settings',
      'required_traits',
      'sent_mails',
      'sessions',
      'staff_invitations',
      'stays',
      'task_assignments',
      'task_mail_settings',
      'tasks',
      'unconfirmed_requests',
      'visits',
      'waiting_list',
    ]);
  });

  it('F10 B9.09 has the payments, checks and returns of adoptions; their words go with the account', async () => {
    const [person, staff] = [await test.signIn(), await test.signIn('staff')];
    const pet = await test.buildPet({ name: 'Luna', status: 'Adopted' });
    const { id } = await test.buildAdoption({
      ...{ userId: person.user.id, stage: 'adopted', petIds: [pet.id] },
    });
    const payment = { amount_cents: 100, kind: 'fee', method: 'cash', note: '' } as const;
    await staff.call(recordPayment, { params: { id }, body: payment });
    const check = { result: 'ok', note: 'Dr. Lee' } as const;
    await staff.call(recordAdoptionCheck, { params: { id, check: 'vet' }, body: check });
    const words = 'She is shy.';
    const body = { reason: 'allergy', words, are_words_public: true } as const;
    await staff.call(returnAdoption, { params: { id }, body });
    expect((await person.call(exportOwnAccount)).body).toMatchObject({
      payments: [{ adoption_id: id, amount_cents: 100, is_reversal: false }],
      adoption_checks: [{ adoption_id: id, check: 'vet', ...check }],
      returns: [{ adoption_id: id, pet_name: 'Luna', reason: 'allergy', words }],
    });
    const findPet = async () =>
      (await test.visitor().call(getPet, { params: { id: pet.id } })).body.earlier_home_words;
    expect(await findPet()).toBe(words);
    await person.call(deleteOwnAccount, { body: { current_password: test.password } });
    expect(await findPet()).toBeUndefined();
    const left = await staff.call(listReturnsOfPet, { params: { id: pet.id } });
    expect(left.body).toMatchObject([{ reason: 'allergy', words: null }]);
  });

  it('F10 of another person is available only to staff', async () => {
    const admin = await test.signIn('admin');
    const person = await test.signIn();
    const params = { id: person.user.id };
    const { body } = await admin.call(exportUser, { params });
    expect(body.account.email).toBe(person.user.email);
    expect((await person.call(exportUser, { params })).status).toBe(403);
    const nobody = await admin.call(exportUser, { params: { id: newId() } });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  });
});
