import { changeUserRole, deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import {
  getRequestMailSettings,
  updateRequestMailSettings,
} from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createJobs } from '../../../create-jobs.ts';
import {
  buildSecondShelter,
  SECOND_SHELTER,
  signInThere,
} from '../../../testing/second-shelter.ts';
import type { SignedInClient } from '../../../testing/test-app.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { setShelterRole } from '../../staff/memberships.repository.ts';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';

const app = await createVisitsApp();
beforeEach(() =>
  app.database.execute('DELETE FROM request_mail_settings; DELETE FROM request_mail_addresses'),
);

const set = (client: SignedInClient, body: object) =>
  client.call(updateRequestMailSettings, { body });

async function requestVisit(pet: string, requested_at = MONDAY_10) {
  const adopter = await app.signIn();
  const { id } = await app.buildPet({ name: pet });
  const request = { params: { petId: id }, body: { requested_at } };
  const { status, body } = await adopter.call(visits.requestVisit, request);
  expect(status).toBe(201);
  return { id: body.id as string, adopter };
}

async function mailsTo(address: string) {
  await app.runJobs();
  return app.mails.splice(0).filter(({ to }) => to === address);
}

describe('mails to staff about new requests', () => {
  it('B3.12 are off at first, and each member of staff has a setting of their own', async () => {
    const admin = await app.signIn('admin');
    const { body } = await admin.call(getRequestMailSettings);
    expect(body).toEqual({ frequency: 'none', addresses: [] });
    await requestVisit('Biscuit');
    expect(await mailsTo(admin.user.email)).toEqual([]);
    const saved = await set(admin, { frequency: 'daily' });
    expect([saved.status, saved.body.frequency]).toEqual([200, 'daily']);
    const other = await app.signIn('admin');
    expect((await other.call(getRequestMailSettings)).body.frequency).toBe('none');
    expect((await set(admin, { frequency: 'hourly' })).status).toBe(422);
  });

  it('B3.12 are sent at once, and say who would like to meet whom and when', async () => {
    const admin = await app.signIn('admin');
    await set(admin, { frequency: 'at_once' });
    const { id, adopter } = await requestVisit('Biscuit');
    const [mail, ...others] = await mailsTo(admin.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Visit request for Biscuit: Monday, November 23 at 10:00 AM');
    expect(mail?.text).toContain(`${adopter.user.fullName} would like to meet Biscuit.`);
    expect(mail?.text).toContain(`http://pawmatch.example/admin/visits/${id}`);
    expect(mail?.html).toContain('Answer the request');
  });

  it('B3.12 list all requests that wait, and of several mails only the last one is sent', async () => {
    const admin = await app.signIn('admin');
    await set(admin, { frequency: 'at_once' });
    for (const pet of ['Biscuit', 'Mochi', 'Luna']) await requestVisit(pet);
    const mails = await mailsTo(admin.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['3 visit requests wait for an answer']);
    for (const pet of ['Biscuit', 'Mochi', 'Luna']) expect(mails[0]?.text).toContain(pet);
  });

  it('B3.12 S07 are not sent when the request was answered, or to who is no admin any more', async () => {
    const admin = await app.signIn('admin');
    const leaving = await app.signIn('admin');
    await set(admin, { frequency: 'at_once' });
    await set(leaving, { frequency: 'at_once' });
    const { id } = await requestVisit('Biscuit');
    await requestVisit('Mochi', MONDAY_1030);
    await admin.call(changeUserRole, {
      params: { id: leaving.user.id },
      body: { role: 'adopter' },
    });
    const cancel = { params: { id }, body: { status: 'cancelled' } };
    await admin.call(visits.updateVisit, cancel);
    await app.runJobs();
    const sent = app.mails.splice(0);
    const toLeaving = sent.filter(({ to }) => to === leaving.user.email);
    expect(toLeaving.map(({ subject }) => subject)).toEqual([
      'You no longer work with Pawmatch Shelter',
    ]);
    const toAdmin = sent.filter(({ to }) => to === admin.user.email);
    expect(toAdmin.map(({ subject }) => subject)).toEqual([
      'Visit request for Mochi: Monday, November 23 at 10:30 AM',
    ]);
  });

  it('B8.06 of other people than oneself are set by managers', async () => {
    const staff = await app.signIn('staff');
    const addresses = ['desk@example.org'];
    expect((await set(staff, { frequency: 'daily', addresses })).status).toBe(403);
    expect((await set(staff, { frequency: 'daily' })).body.addresses).toEqual([]);
    expect((await set(await app.signIn('manager'), { addresses })).status).toBe(200);
  });

  it('B8.06 go only to who can answer: not to a volunteer, nor when the role changes meanwhile', async () => {
    const becomesVolunteer = async (frequency: 'at_once' | 'daily') => {
      const colleague = await app.signIn('staff');
      expect((await set(colleague, { frequency })).status).toBe(200);
      return () =>
        setShelterRole(app.database, {
          userId: colleague.user.id,
          shelterId: FIRST_SHELTER,
          role: 'volunteer',
          now: app.now(),
        });
    };
    const staff = await app.signIn('staff');
    await set(staff, { frequency: 'at_once' });
    const changeBefore = await becomesVolunteer('at_once');
    const changeMeanwhile = await becomesVolunteer('at_once');
    const changeBeforeMorning = await becomesVolunteer('daily');
    await changeBefore();
    await requestVisit('Biscuit');
    await changeMeanwhile();
    await changeBeforeMorning();
    app.setNow('2026-11-21T13:05:00Z');
    await app.runJobs();
    const mails = app.mails.splice(0).filter(({ subject }) => subject.includes('Visit request'));
    expect(mails.map(({ to }) => to)).toEqual([staff.user.email]);
    const volunteer = await app.signIn('volunteer');
    expect((await set(volunteer, { frequency: 'at_once' })).status).toBe(403);
  });

  it('B3.12 go to mailboxes of the shelter, each once', async () => {
    const admin = await app.signIn('admin');
    const addresses = ['visits@shelter.example', admin.user.email];
    expect((await set(admin, { frequency: 'at_once', addresses })).body.addresses).toHaveLength(2);
    await requestVisit('Biscuit');
    await app.runJobs();
    const staff = app.mails.splice(0).filter(({ to }) => addresses.includes(to));
    expect(staff.map(({ to }) => to).sort()).toEqual([...addresses].sort());
    const wrong = await set(admin, { addresses: ['nobody', 'a@b.example'] });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'addresses.0']);
    expect((await admin.call(getRequestMailSettings)).body.addresses).toHaveLength(2);
    await set(admin, { addresses: [], frequency: 'none' });
    await requestVisit('Mochi');
    expect(await mailsTo('visits@shelter.example')).toEqual([]);
  });

  it('B3.12 are sent once a day from eight o’clock, by one of several servers', async () => {
    const admin = await app.signIn('admin');
    await set(admin, { frequency: 'daily' });
    await requestVisit('Biscuit');
    expect(await mailsTo(admin.user.email)).toEqual([]);
    app.setNow('2026-11-21T12:59:00Z');
    expect(await mailsTo(admin.user.email)).toEqual([]);
    app.setNow('2026-11-21T13:05:00Z');
    const servers = Array.from({ length: 3 }, () => createJobs(app.dependencies));
    await Promise.all(servers.map((server) => server.runDue()));
    expect(app.mails.splice(0)).toMatchObject([{ to: admin.user.email }]);
    app.setNow('2026-11-21T20:00:00Z');
    expect(await mailsTo(admin.user.email)).toEqual([]);
    app.setNow('2026-11-22T13:05:00Z');
    expect(await mailsTo(admin.user.email)).toHaveLength(1);
  });

  it('B3.12 S35 are stored if, and only if, the request is', async () => {
    const admin = await app.signIn('admin');
    await set(admin, { frequency: 'at_once' });
    const { id } = await app.buildPet({ status: 'Adopted' });
    const request = { params: { petId: id }, body: { requested_at: MONDAY_10 } };
    const adopter = await app.signIn();
    expect((await adopter.call(visits.requestVisit, request)).status).toBe(400);
    expect(await mailsTo(admin.user.email)).toEqual([]);
  });

  it('B3.12 F10 end with the account', async () => {
    await app.signIn('admin');
    const admin = await app.signIn('admin');
    await set(admin, { frequency: 'daily' });
    await admin.call(deleteOwnAccount, { body: { current_password: app.password } });
    const { rowCount } = await app.database.execute(sql`SELECT 1 FROM request_mail_settings`);
    expect(rowCount).toBe(0);
  });

  it('B8.02 B3.12 of another shelter are sent in its morning, and in its name', async () => {
    await buildSecondShelter(app);
    const manager = await signInThere(app, 'manager');
    await set(manager, { frequency: 'daily' });
    const { id: petId } = await app.buildPet({ shelterId: SECOND_SHELTER, name: 'Mochi' });
    await app.buildVisit({ shelterId: SECOND_SHELTER, petId });
    app.setNow('2026-11-21T06:59:00Z');
    expect(await mailsTo(manager.user.email)).toEqual([]);
    app.setNow('2026-11-21T07:05:00Z');
    expect(await mailsTo(manager.user.email)).toMatchObject([{ shelterId: SECOND_SHELTER }]);
  });
});
