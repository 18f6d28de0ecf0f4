import { deletePet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createVisitsApp, MONDAY_10 } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

const JUST_AFTER_MONDAY_10 = '2026-11-23T15:00:07.000Z';
const LAST_MINUTE = '2026-11-23T15:29:00.000Z';
const END_OF_MONDAY_10 = '2026-11-23T15:30:00.000Z';
const TUESDAY_10 = '2026-11-24T15:00:00.000Z';

const app = await createVisitsApp();

const stored = async (id: string) =>
  (await app.database.select().from(visits).where(eq(visits.id, id)))[0];

describe('unanswered requests', () => {
  it('B3.04 F12 D35 are cancelled at the end of the visit, with a notification that offers new times', async () => {
    const pending = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    const later = await app.buildVisit({ startsAt: new Date(TUESDAY_10) });
    const approved = await app.buildVisit({ startsAt: new Date(MONDAY_10), status: 'approved' });
    for (const now of [app.now(), JUST_AFTER_MONDAY_10, LAST_MINUTE]) {
      app.setNow(now);
      await app.runJobs();
      expect(await stored(pending.id)).toMatchObject({ status: 'pending' });
    }
    app.setNow(END_OF_MONDAY_10);
    await app.runJobs();
    expect(await stored(pending.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'unanswered',
      version: 2,
    });
    expect(await stored(later.id)).toMatchObject({ status: 'pending' });
    expect(await stored(approved.id)).toMatchObject({ status: 'approved' });
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]?.subject).toMatch(/^We did not answer your request to meet/);
    expect(app.mails[0]?.text).toContain(`/pets?petId=${pending.petId}`);
    const admin = await app.signIn('admin');
    const { body } = await admin.call(endpoints.listAllVisits);
    const listed = body.find(({ id }: { id: string }) => id === pending.id);
    expect(listed).toMatchObject({ status: 'cancelled', cancel_reason: 'unanswered' });
  });

  it('B3.04 B3.09 D35 are answered by checking in, until the visit ends', async () => {
    const { id } = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    app.setNow(LAST_MINUTE);
    const staff = await app.signIn('admin');
    const counts = await staff.call(endpoints.countVisits);
    expect(counts.body.views).toMatchObject({ today: 1, to_answer: 1 });
    const checkedIn = await staff.call(outcomeEndpoints.checkInVisitor, { params: { id } });
    expect(checkedIn.body).toMatchObject({ status: 'confirmed', checked_in_at: LAST_MINUTE });
    app.setNow(END_OF_MONDAY_10);
    await app.runJobs();
    expect(await stored(id)).toMatchObject({ status: 'confirmed', cancelReason: null });
    expect((await staff.call(endpoints.countVisits)).body.views).toMatchObject({ to_answer: 0 });
  });

  it('B3.04 F12 are cancelled in any number, and old ones without a notification', async () => {
    const { id: petId } = await app.buildPet();
    for (let index = 0; index < 130; index += 1) {
      const startsAt = new Date(Date.parse('2026-09-01T10:00:00Z') + index * 3_600_000);
      await app.buildVisit({ petId, startsAt });
    }
    await app.runJobs();
    const rows = await app.database.select().from(visits);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(app.mails).toEqual([]);
  });

  it('B3.04 F12 D21 do not block new requests after the visit', async () => {
    const adopter = await app.signIn();
    const { id: petId } = await app.buildPet();
    const sendVisitRequest = (requested_at: string) =>
      adopter.call(endpoints.requestVisit, { params: { petId }, body: { requested_at } });
    const first = await sendVisitRequest(MONDAY_10);
    expect((await sendVisitRequest(TUESDAY_10)).body.error).toBe('Duplicate request');
    app.setNow(END_OF_MONDAY_10);
    await adopter.logIn({ email: adopter.user.email, password: app.password });
    expect((await sendVisitRequest(TUESDAY_10)).status).toBe(201);
    expect(await stored(first.body.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'unanswered',
    });
    // After a new request, the mail does not offer new times.
    await app.runJobs();
    const subjects = app.mails.map(({ subject }) => subject);
    expect(subjects.filter((it) => /^We did not answer/.test(it))).toEqual([]);
  });
});

describe('past visits', () => {
  it.each(['pending', 'approved', 'confirmed', 'completed'] as const)(
    'B3.04 F12 D35 of last week that are %s cannot be cancelled by their adopter',
    async (status) => {
      const adopter = await app.signIn();
      const startsAt = new Date('2026-11-16T15:00:00Z');
      const { id } = await app.buildVisit({ userId: adopter.user.id, status, startsAt });
      expect(await adopter.call(endpoints.cancelOwnVisit, { params: { id } })).toMatchObject({
        status: 400,
        body: { code: 'VISIT_NOT_ACTIVE', detail: 'This visit can no longer be cancelled.' },
      });
      expect(await stored(id)).toMatchObject({ status, version: 1 });
    },
  );

  it('B3.04 B3.11 F12 D19 do not change when the pet is adopted or deleted, and upcoming ones are cancelled', async () => {
    const admin = await app.signIn('admin');
    const { id: petId } = await app.buildPet();
    const last = {
      petId,
      status: 'confirmed',
      startsAt: new Date('2026-11-16T15:00:00Z'),
    } as const;
    const past = await app.buildVisit(last);
    const next = await app.buildVisit({ ...last, startsAt: new Date(MONDAY_10) });
    await admin.call(updatePet, { params: { id: petId }, body: { status: 'Adopted' } });
    expect(await stored(past.id)).toMatchObject({ status: 'confirmed' });
    expect(await stored(next.id)).toMatchObject({ cancelReason: 'pet_adopted' });
    const added = await app.buildVisit({ ...last, startsAt: new Date(TUESDAY_10) });
    await admin.call(deletePet, { params: { id: petId } });
    expect(await stored(past.id)).toMatchObject({ status: 'confirmed', petId: null });
    expect(await stored(added.id)).toMatchObject({ cancelReason: 'pet_removed', petId: null });
  });

  it.each([
    { status: 'completed', outcome: 'adopted' },
    { status: 'completed', outcome: 'no_show' },
    { status: 'cancelled' },
    { status: 'confirmed' },
  ] as const)('A R4.14 B9.11 keep their time, not their status and outcome: %j', async (state) => {
    const admin = await app.signIn('admin');
    const startsAt = new Date('2026-11-16T15:00:00Z');
    const { id } = await app.buildVisit({ ...state, startsAt });
    const params = { id };
    const { body: visit } = await admin.call(endpoints.getVisit, { params });
    expect(visit.allowed_actions).not.toEqual(expect.arrayContaining(['move']));
    expect(visit.allowed_actions).not.toEqual(expect.arrayContaining(['cancel']));
    const change = (body: object) => admin.call(endpoints.updateVisit, { params, body });
    // Not by a change of the status in the same call, either.
    for (const body of [{}, { status: 'pending' }]) {
      expect(await change({ requested_at: TUESDAY_10, ...body })).toMatchObject({
        status: 409,
        body: {
          code: 'VISIT_ACTION_REFUSED',
          detail:
            'This visit is over, so its time cannot change. You can still change its status and outcome.',
        },
      });
    }
    expect(await stored(id)).toMatchObject({ startsAt, ...state, version: 1 });
    const confirmed = { requested_at: startsAt.toISOString(), status: 'confirmed' };
    expect((await change(confirmed)).status).toBe(200);
    const outcome = { params, body: { outcome: 'thinking' } };
    expect((await admin.call(outcomeEndpoints.setVisitOutcome, outcome)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ startsAt, status: 'completed', outcome: 'thinking' });
  });

  it('A R4.14 B9.11 are those whose end has passed; until then, they can be moved', async () => {
    const admin = await app.signIn('admin');
    const { id } = await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    app.setNow(LAST_MINUTE);
    await admin.logIn({ email: admin.user.email, password: app.password });
    const move = async (requested_at: string) =>
      (await admin.call(endpoints.updateVisit, { params: { id }, body: { requested_at } })).status;
    expect(await move(TUESDAY_10)).toBe(200);
    app.setNow('2026-11-24T15:30:00.000Z');
    await admin.logIn({ email: admin.user.email, password: app.password });
    expect(await move('2026-11-25T15:00:00.000Z')).toBe(409);
  });

  it('D35 F12 can be changed by staff, and a status other than cancelled clears the reason', async () => {
    const admin = await app.signIn('admin');
    const startsAt = new Date('2026-11-16T15:00:00Z');
    const { id } = await app.buildVisit({ status: 'confirmed', startsAt });
    const setStatus = (status: string) =>
      admin.call(endpoints.changeVisitStatus, { params: { id }, body: { status } });
    expect((await setStatus('cancelled')).body).toMatchObject({ cancel_reason: 'staff' });
    expect((await setStatus('cancelled')).body).toMatchObject({ cancel_reason: 'staff' });
    expect((await setStatus('completed')).body).toMatchObject({ cancel_reason: null });
  });
});

describe('a pet that is adopted', () => {
  it('B3.11 F33 R4.12 cancels its upcoming visits with one notification', async () => {
    const admin = await app.signIn('admin');
    const pet = await app.buildPet({ name: 'Biscuit' });
    const visit = { petId: pet.id, startsAt: new Date(MONDAY_10), status: 'confirmed' } as const;
    const { id } = await app.buildVisit(visit);
    const walkIn = await app.buildVisit({
      petId: pet.id,
      userId: null,
      startsAt: new Date(TUESDAY_10),
      visitorName: 'Grace',
      visitorEmail: 'grace@example.org',
    });
    const adopt = () =>
      admin.call(updatePet, { params: { id: pet.id }, body: { status: 'adopted' } });
    expect((await adopt()).status).toBe(200);
    for (const it of [id, walkIn.id]) {
      expect(await stored(it)).toMatchObject({ status: 'cancelled', cancelReason: 'pet_adopted' });
    }
    app.advance(600);
    await app.runJobs();
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'Biscuit has found a home',
      'Biscuit has found a home',
    ]);
    // Staff may still book visits with an adopted pet.
    const laterVisit = await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_10) });
    await adopt();
    expect(await stored(laterVisit.id)).toMatchObject({ status: 'pending' });
  });

  it('B3.11 F33 is stored together with the cancellations, or not at all', async () => {
    const admin = await app.signIn('admin');
    const pet = await app.buildPet();
    const { id } = await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_10) });
    await app.database.execute('ALTER TABLE jobs RENAME TO jobs_that_are_away');
    const response = await admin.call(updatePet, {
      params: { id: pet.id },
      body: { status: 'Adopted' },
    });
    await app.database.execute('ALTER TABLE jobs_that_are_away RENAME TO jobs');
    expect(response.status).toBe(500);
    expect(await stored(id)).toMatchObject({ status: 'pending' });
    const { body } = await app.visitor().request(`/api/pets/${pet.id}`);
    expect(body.status).toBe('Available');
  });
});
