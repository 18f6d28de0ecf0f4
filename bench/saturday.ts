import { register } from '@pawmatch/contract/auth/auth-endpoints';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { listOutbox } from '@pawmatch/contract/outbox/outbox-endpoints';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { getSettings, updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import type { SlotDay, Visit } from '@pawmatch/contract/visits/visit';
import type { VisitOutcome } from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { addDays, fromZonedTime, toZonedTime } from '@pawmatch/contract/zoned-time';
import { createTestClient, type TestClient } from '../apps/server/src/testing/test-client.ts';
import { addPets } from '../e2e/support/shelter-data.ts';
import { ADMIN, type ShelterServer, startShelterServer } from '../e2e/support/shelter-server.ts';
import { type Figure, writeResult } from './support/result.ts';

const PETS = 12;
const ADOPTERS = 6;
const HOURS = ['09:00', '10:00', '11:00', '13:00', '14:00'];
const NO_SHOWS = 3;
const MINUTE = 60_000;

const rules = {
  opening_hours: Array(7).fill({ from: '09:00', to: '20:00' }),
  visits_at_once: PETS,
  visits_of_pet_a_day: 8,
  rest_minutes: 15,
};

/** Where it is between nine and ten in the morning now, so that the day of the visits is one day there. */
function zoneOfMorning(now: Date): string {
  const east = ((9 - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

/** Counts the calls by their answer; a call that is neither as expected nor refused is an error. */
function createCounter() {
  const calls = { confirmed: 0, refused: 0 };
  const call = async (
    client: TestClient,
    endpoint: Endpoint,
    options: Parameters<TestClient['call']>[1] = {},
    isRefusal = false,
  ) => {
    const { status, body } = await client.call(endpoint, options);
    if (status >= 400 !== isRefusal) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    }
    calls[isRefusal ? 'refused' : 'confirmed'] += 1;
    return body;
  };
  return { calls, call };
}

/**
 * The clock of a real server cannot be set, so the day comes to it: the visits are moved until the given hour
 * of the day is now. In the order of their times, so that no two visits of a pet meet on the way.
 */
async function letItBe(shelter: ShelterServer, time: Date): Promise<number> {
  const shift = Math.floor(Date.now() / MINUTE) * MINUTE - time.getTime();
  const begins = await shelter.query<{ starts_at: Date }>(
    'SELECT DISTINCT starts_at FROM visits ORDER BY starts_at',
  );
  for (const { starts_at } of shift > 0 ? begins.reverse() : begins) {
    await shelter.query(
      `UPDATE visits SET starts_at = starts_at + $2 * interval '1 ms',
         ends_at = ends_at + $2 * interval '1 ms' WHERE starts_at = $1`,
      [starts_at, shift],
    );
  }
  return shift;
}

/** A busy Saturday (60 visits, 15 walk-ins, 3 no-shows, a closed hour) on the production server. */
export async function benchSaturday(): Promise<void> {
  const zone = zoneOfMorning(new Date());
  const shelter = await startShelterServer({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SHELTER_TIME_ZONE: zone,
  });
  try {
    const figures = await measureSaturday(shelter, zone);
    writeResult({ name: 'saturday', command: 'npm run bench -- saturday', figures });
  } finally {
    await shelter.stop();
  }
}

async function measureSaturday(shelter: ShelterServer, zone: string): Promise<Figure[]> {
  const began = performance.now();
  const { calls, call } = createCounter();
  const staff = createTestClient(shelter.url);
  const colleague = createTestClient(shelter.url);
  for (const client of [staff, colleague]) await client.logIn(ADMIN);
  const settings = await call(staff, getSettings);
  const setRules = (closures: unknown[] = []) => {
    const visiting = { ...firstVisitingRules, ...rules, closures };
    return call(staff, updateSettings, {
      body: { ...settings, visiting, time_zone: zone, expected_version: undefined },
    });
  };
  await setRules();

  // Two days before: adopters ask for half of the visits, and staff book the rest by telephone.
  const date = addDays(toZonedTime(new Date(), zone).date, 2);
  let moved = 0;
  /** The hour of the day as the server has it now. */
  const at = (time: string) => new Date((fromZonedTime(date, time, zone)?.getTime() ?? 0) + moved);
  const timeIs = async (time: string) => {
    moved += await letItBe(shelter, at(time));
  };
  const pets = await addPets(shelter, PETS);
  const adopters: TestClient[] = [];
  for (let index = 0; index < ADOPTERS; index += 1) {
    const adopter = createTestClient(shelter.url);
    const email = `adopter.${index}@example.org`;
    const password = 'marmalade-on-toast-8';
    const full_name = `Adopter ${index}`;
    const body = { email, password, full_name, phone_number: '5550100100' };
    await call(adopter, register, { body });
    await adopter.logIn({ email, password });
    adopters.push(adopter);
  }
  const visits = new Map<string, Visit[]>();
  for (const hour of HOURS) {
    const ofHour: Visit[] = [];
    for (const [place, { id }] of pets.entries()) {
      const requested_at = at(hour).toISOString();
      const adopter = adopters[place];
      if (adopter) {
        const request = { params: { petId: id }, body: { requested_at } };
        const visit = await call(adopter, endpoints.requestVisit, request);
        const confirm = { params: { id: visit.id }, body: { status: 'confirmed' } };
        ofHour.push(await call(staff, endpoints.changeVisitStatus, confirm));
      } else {
        const caller = {
          full_name: `Caller ${hour} ${place}`,
          email: `caller.${place}@example.org`,
        };
        const body = { ...caller, pet_id: id, requested_at, status: 'confirmed' };
        ofHour.push(await call(staff, endpoints.createVisit, { body }));
      }
    }
    visits.set(hour, ofHour);
  }
  const of = (hour: string) => visits.get(hour) ?? [];
  const setOutcome = ({ id }: Visit, outcome: VisitOutcome) =>
    call(staff, outcomeEndpoints.setVisitOutcome, { params: { id }, body: { outcome } });
  /** Two volunteers check in the same people. */
  const checkInTwice = (expected: readonly Visit[]) =>
    Promise.all(
      expected.flatMap(({ id }) =>
        [staff, colleague].map((client) =>
          call(client, outcomeEndpoints.checkInVisitor, { params: { id } }),
        ),
      ),
    );

  for (const hour of ['09:00', '10:00', '11:00']) {
    await timeIs(hour);
    const absent = hour === '10:00' ? NO_SHOWS : 0;
    await checkInTwice(of(hour).slice(absent));
    for (const [place, visit] of of(hour).entries()) {
      await setOutcome(visit, place < absent ? 'no_show' : 'came');
    }
  }

  await timeIs('12:00');
  const walkIns: Visit[] = [];
  for (const { id } of pets) {
    walkIns.push(await call(staff, outcomeEndpoints.addWalkIn, { body: { pet_id: id } }));
  }
  const taken = await call(
    staff,
    outcomeEndpoints.addWalkIn,
    { body: { pet_id: pets[0]?.id } },
    true,
  );

  // The hour from one to two is closed, and staff move its visits to free times.
  const from = toZonedTime(at('13:00'), zone);
  const to = toZonedTime(at('14:00'), zone).time;
  const hours = { from: from.time, to };
  const closure = { from: from.date, to: from.date, hours, reason: 'Vet', is_yearly: false };
  const { touched_count: touched } = await setRules([closure]);
  for (const { id } of of('13:00')) {
    const days: SlotDay[] = await call(staff, endpoints.listSlotsForStaff, { params: { id } });
    const free = days.flatMap(({ slots }) => slots).find(({ available }) => available);
    if (!free) throw new Error('There is no free time.');
    const body = { requested_at: free.requested_at };
    await call(staff, endpoints.updateVisit, { params: { id }, body });
  }

  await timeIs('14:00');
  await checkInTwice(of('14:00'));
  // Nobody finds the time for the last two.
  for (const visit of of('14:00').slice(0, -2)) await setOutcome(visit, 'thinking');
  await timeIs('16:00');
  for (const { id } of pets.slice(0, 3)) {
    walkIns.push(await call(staff, outcomeEndpoints.addWalkIn, { body: { pet_id: id } }));
  }
  for (const visit of walkIns) await setOutcome(visit, 'came');
  await setOutcome(of('14:00')[1] as Visit, 'adopted');
  const adopted = { params: { id: pets[1]?.id ?? '' }, body: { status: 'Adopted' } };
  await call(staff, updatePet, adopted);

  const overview = await call(staff, getOverview);
  const count = async (query: Record<string, string>) =>
    (await call(staff, endpoints.countVisits, { query })).total;
  const outbox = await call(staff, listOutbox);
  const mails = Object.values<number>(outbox.counts).reduce((sum, number) => sum + number, 0);
  const equal = (what: string, expected: unknown, measured: unknown): Figure => ({
    what,
    bar: String(expected),
    measured: String(measured),
    isMet: String(expected) === String(measured),
  });
  return [
    equal('visits, with the walk-ins', 75, await count({})),
    equal('completed', 75 - 12 - 2, await count({ status: 'completed' })),
    equal('moved out of the closed hour', 12, touched),
    equal('no-shows of the month on the overview', NO_SHOWS, overview.no_shows_this_month),
    equal('adoptions of the month on the overview', 1, overview.adoptions_this_month),
    equal('requests to answer on the overview', 0, overview.to_answer),
    equal('refused walk-in, as its pet has a visitor', 'Scheduling conflict', taken.error),
    equal('calls that were refused', 1, calls.refused),
    { what: 'calls that were confirmed', bar: 'reported', measured: `${calls.confirmed}` },
    { what: 'emails in the outbox', bar: 'reported', measured: `${mails}` },
    {
      what: 'emails that failed',
      bar: '0',
      measured: `${outbox.counts.failed}`,
      isMet: outbox.counts.failed === 0,
    },
    {
      what: 'the whole day',
      bar: 'reported',
      measured: `${Math.round((performance.now() - began) / 1_000)} s`,
    },
  ];
}
