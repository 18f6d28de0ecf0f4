import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { setVisitingRules } from '../testing/set-visiting-rules.ts';
import { createVisitsApp, MONDAY_10 } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

/** The shelter is closed then. */
const FRIDAY_NIGHT = '2026-11-14T03:10:00.000Z';

/** The next time, without notice. */
const TODAY_1030 = '2026-11-20T15:30:00.000Z';

const app = await createVisitsApp();

const ada = { full_name: 'Ada Lovelace', took_place: true };
const addedOn = (date: string) => app.buildPet({ createdAt: new Date(date), status: 'Adopted' });

describe('a visit that took place', () => {
  it('A R5.12 B9.11 is recorded by staff at any past time, also at that of other visits, with its outcome', async () => {
    const admin = await setVisitingRules(app, { visits_of_pet_a_day: 1, visits_at_once: 1 });
    const adopter = await app.buildUser();
    const { id: pet_id } = await addedOn('2026-11-14T00:00:00Z');
    await app.buildVisit({ petId: pet_id, startsAt: new Date(FRIDAY_NIGHT) });
    const body = { pet_id, requested_at: FRIDAY_NIGHT, user_id: adopter.id, took_place: true };
    const reason = { outcome: 'not_a_fit', not_a_fit_because: 'size' };
    const { status, body: visit } = await admin.call(endpoints.createVisit, {
      body: { ...body, ...reason },
    });
    expect(status).toBe(201);
    expect(visit).toMatchObject({
      ...reason,
      status: 'completed',
      requested_at: FRIDAY_NIGHT,
      checked_in_at: FRIDAY_NIGHT,
      ended_at: visit.ends_at,
    });
    const { body: came } = await admin.call(endpoints.createVisit, {
      body: { ...body, status: 'pending', not_a_fit_because: 'size' },
    });
    expect(came).toMatchObject({ status: 'completed', outcome: 'came', not_a_fit_because: null });
  });

  it('A B9.11 B4.05 sends no email about a request, and history and adopter see that it was recorded', async () => {
    const admin = await app.signIn('admin');
    const adopter = await app.signIn();
    const { id: pet_id } = await addedOn('2026-11-01T12:00:00Z');
    const { body: visit } = await admin.call(endpoints.createVisit, {
      body: { pet_id, requested_at: FRIDAY_NIGHT, user_id: adopter.user.id, took_place: true },
    });
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === adopter.user.email)).toEqual([
      expect.objectContaining({ subject: expect.stringMatching(/^Thank you/) }),
    ]);
    const history = await admin.call(listHistory, { query: { visit_id: visit.id } });
    expect(history.body).toMatchObject([
      { kind: 'visit.created', actor: { kind: 'staff', name: admin.user.fullName } },
    ]);
    const steps = await adopter.call(endpoints.listOwnVisitSteps, { params: { id: visit.id } });
    expect(steps.body).toMatchObject([{ kind: 'recorded', by: 'shelter', to: FRIDAY_NIGHT }]);
  });

  it('A R5.12 B9.11 is neither in the future nor before its pet was added, and has a pet, a person and a fitting outcome', async () => {
    const admin = await app.signIn('admin');
    const { id: pet_id } = await app.buildPet({
      name: 'Biscuit',
      createdAt: new Date('2026-11-14T06:00:00Z'),
    });
    const valid = { pet_id, requested_at: '2026-11-14T05:00:00.000Z', ...ada };
    const record = (changes: object) =>
      admin.call(endpoints.createVisit, { body: { ...valid, ...changes } });
    const nobody = '019a0000-0000-7000-8000-000000000000';
    for (const [changes, field, message] of [
      [{ requested_at: MONDAY_10 }, 'requested_at', /in the past/],
      [{ requested_at: FRIDAY_NIGHT }, 'requested_at', /^Biscuit was not at the shelter yet/],
      [{ full_name: undefined }, 'full_name', /who is coming/],
      [{ outcome: 'no_show' }, 'outcome', /how the visit went/],
      [{ took_place: false, outcome: 'came' }, 'outcome', /took place/],
      [{ took_place: undefined }, 'requested_at', /in the future/],
    ] as const) {
      const errors = [{ field, message: expect.stringMatching(message) }];
      expect(await record(changes)).toMatchObject({ status: 422, body: { errors } });
    }
    for (const unknown of [{ pet_id: nobody }, { user_id: nobody }]) {
      expect((await record(unknown)).status).toBe(404);
    }
    expect(await app.database.select().from(visits)).toEqual([]);
    // On the day on which the pet was added.
    expect((await record({})).status).toBe(201);
  });
});

describe('GET /admin/visit-requests/slots', () => {
  it('A R5.12 offers staff times of a pet that adopters cannot ask for', async () => {
    const admin = await app.signIn('admin');
    const { id: pet_id } = await app.buildPet({ status: 'Pending' });
    const { body } = await admin.call(endpoints.listSlotsOfPetForStaff, { query: { pet_id } });
    const slots = body.flatMap(({ slots }: { slots: { available: boolean }[] }) => slots);
    expect(slots[0]).toMatchObject({ requested_at: TODAY_1030, available: true });
  });
});
