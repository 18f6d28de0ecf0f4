import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitOutcome } from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import type { SignedInClient } from '../../testing/test-app.ts';
import { setVisitingRules } from './testing/set-visiting-rules.ts';
import { createVisitsApp } from './testing/visits-app.ts';

const app = await createVisitsApp();

const SATURDAY = '2026-11-21';
const WEEK_LATER = '2026-11-28T15:00:00.000Z';

/** An instant of Saturday at the shelter in New York. */
const at = (time: string) => `${SATURDAY}T${time}:00-05:00`;

/** When each of the 12 pets meets somebody: 60 visits. */
const HOURS = ['09:00', '10:00', '11:00', '13:00', '14:00'];
const ADOPTERS = 6;

const saturdayHours = firstVisitingRules.opening_hours.map((hours, weekday) =>
  weekday === 6 ? { from: '09:00', to: '17:00' } : hours,
);
const rules = {
  opening_hours: saturdayHours,
  visits_at_once: 12,
  visits_of_pet_a_day: 7,
  rest_minutes: 30,
};

/** Books 60 visits: adopters ask for half of them, and staff book the rest by telephone. */
async function bookSaturday(staff: SignedInClient): Promise<{ visits: Visit[]; pets: string[] }> {
  const pets = await Promise.all(Array.from({ length: 12 }, () => app.buildPet()));
  const adopters = await Promise.all(Array.from({ length: ADOPTERS }, () => app.signIn()));
  const visits = HOURS.flatMap((hour) =>
    pets.map(({ id: pet_id }, place) => {
      const requested_at = at(hour);
      const adopter = adopters[place];
      if (adopter) {
        const request = { params: { petId: pet_id }, body: { requested_at } };
        return () => adopter.call(endpoints.requestVisit, request);
      }
      const caller = { full_name: `Caller ${hour} ${place}`, email: `${place}@example.org` };
      const body = { ...caller, pet_id, requested_at, status: 'confirmed' };
      return () => staff.call(endpoints.createVisit, { body });
    }),
  );
  const booked: Visit[] = [];
  // An adopter has one request of a pet at a time, which staff confirm before the next one.
  for (const book of visits) {
    const { status, body } = await book();
    expect(status, JSON.stringify(body)).toBe(201);
    booked.push(body);
    if (body.status === 'confirmed') continue;
    const confirm = { params: { id: body.id }, body: { status: 'confirmed' } };
    expect((await staff.call(endpoints.changeVisitStatus, confirm)).status).toBe(200);
  }
  return { visits: booked, pets: pets.map(({ id }) => id) };
}

const comeAt = async (time: string) => {
  app.setNow(at(time));
  return app.signIn('admin');
};

async function checkIn(staff: SignedInClient, { id }: Pick<Visit, 'id'>) {
  const { status, body } = await staff.call(outcomeEndpoints.checkInVisitor, { params: { id } });
  expect(status, JSON.stringify(body)).toBe(200);
}

async function setOutcome(staff: SignedInClient, { id }: Pick<Visit, 'id'>, outcome: VisitOutcome) {
  const { status } = await staff.call(outcomeEndpoints.setVisitOutcome, {
    params: { id },
    body: { outcome },
  });
  expect(status).toBe(200);
}

/** Closes the hour from one to two, which 12 visits are in. */
const closeLunchHour = (staff: SignedInClient) =>
  staff.call(updateSettings, {
    body: {
      name: 'Shelter',
      address: null,
      phone: null,
      email: null,
      hours: null,
      time_zone: 'America/New_York',
      visiting: {
        ...firstVisitingRules,
        ...rules,
        closures: [
          {
            from: SATURDAY,
            to: SATURDAY,
            hours: { from: '13:00', to: '14:00' },
            reason: 'Vet',
            is_yearly: false,
          },
        ],
      },
    },
  });

describe('a busy Saturday', () => {
  it('B3.05 B3.09 B4.07 of 60 visits, 15 walk-ins, 3 no-shows and a closed hour has the right figures a week later', async () => {
    const { visits, pets } = await bookSaturday(await setVisitingRules(app, rules));
    await app.runJobs();
    const of = (hour: string) => visits.filter(({ requested_at }) => requested_at === iso(hour));

    for (const hour of ['09:00', '10:00', '11:00']) {
      const staff = await comeAt(hour);
      const expected = hour === '10:00' ? of(hour).slice(3) : of(hour);
      // Two volunteers check in the same people.
      const colleague = await app.signIn('admin');
      await Promise.all(
        expected.flatMap((visit) => [staff, colleague].map((it) => checkIn(it, visit))),
      );
      const later = await comeAt(hour.replace(':00', ':40'));
      await Promise.all(expected.map((visit) => setOutcome(later, visit, 'came')));
      if (hour === '10:00')
        await Promise.all(
          of(hour)
            .slice(0, 3)
            .map((visit) => setOutcome(later, visit, 'no_show')),
        );
    }

    const noon = await comeAt('12:00');
    const walkIns: Visit[] = [];
    for (const pet_id of pets) {
      const { status, body } = await noon.call(outcomeEndpoints.addWalkIn, { body: { pet_id } });
      expect(status).toBe(201);
      walkIns.push(body);
    }
    const again = await noon.call(outcomeEndpoints.addWalkIn, { body: { pet_id: pets[0] } });
    expect([again.status, again.body.error]).toEqual([400, 'Scheduling conflict']);
    expect((await noon.call(getOverview)).body).toMatchObject({
      today: { total: 72 },
      no_shows_this_month: 3,
      without_outcome: 0,
    });

    const { body: closed } = await closeLunchHour(await comeAt('12:35'));
    expect(closed).toMatchObject({ touched_count: 12 });

    for (const hour of ['13:00', '14:00']) {
      const staff = await comeAt(hour);
      await Promise.all(of(hour).map((visit) => checkIn(staff, visit)));
      const later = await comeAt(hour.replace(':00', ':40'));
      const outcomes = ['thinking', 'not_a_fit', 'came', 'thinking', 'not_a_fit'] as const;
      // Nobody finds the time for the last two.
      const done = hour === '14:00' ? of(hour).slice(0, -2) : of(hour);
      await Promise.all(
        done.map((visit, place) => setOutcome(later, visit, outcomes[place % 5] ?? 'came')),
      );
    }

    const evening = await comeAt('16:00');
    for (const pet_id of pets.slice(0, 3)) {
      const { body } = await evening.call(outcomeEndpoints.addWalkIn, { body: { pet_id } });
      walkIns.push(body);
    }
    await setOutcome(evening, walkIns[12] as Visit, 'adopted');
    await setOutcome(evening, of('14:00')[1] as Visit, 'adopted');
    for (const visit of walkIns.slice(0, 12).concat(walkIns.slice(13)))
      await setOutcome(evening, visit, 'came');
    for (const id of pets.slice(0, 2)) {
      const adopted = { params: { id }, body: { status: 'Adopted' } };
      expect((await evening.call(updatePet, adopted)).status).toBe(200);
    }
    app.setNow(at('18:30'));
    await app.runJobs();

    app.setNow(WEEK_LATER);
    await app.runJobs();
    const staff = await app.signIn('admin');
    expect((await staff.call(getOverview)).body).toMatchObject({
      today: { total: 0, visits: [] },
      no_shows_this_month: 3,
      without_outcome: 2,
      adoptions_this_month: 2,
      to_answer: 0,
      overdue: 0,
    });
    const count = async (status?: string) =>
      (await staff.call(endpoints.countVisits, { query: status ? { status } : {} })).body.total;
    expect([await count(), await count('completed'), await count('confirmed')]).toEqual([
      75, 73, 2,
    ]);
    const all: Visit[] = (await staff.call(endpoints.listAllVisits, { query: { limit: 100 } }))
      .body;
    const totals: Record<string, number> = {};
    for (const { outcome } of all) totals[outcome ?? 'none'] = (totals[outcome ?? 'none'] ?? 0) + 1;
    const expected = { none: 2, no_show: 3, adopted: 2, thinking: 9, not_a_fit: 8, came: 51 };
    expect(totals).toEqual(expected);
    const thanked = app.mails.filter(({ subject }) => subject.startsWith('Thank you'));
    expect(thanked).toHaveLength(60 - 3 - 2);
  });
});

const iso = (time: string) => new Date(at(time)).toISOString();
