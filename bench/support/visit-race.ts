import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import { ADMIN, type ShelterServer } from '../../e2e/support/shelter-server.ts';
import { firstVisitingRules } from '../../packages/contract/src/shelter/first-visiting-rules.ts';
import { listSlotDays } from '../../packages/contract/src/visits/times/slot-availability.ts';
import { makeAttempts } from './attempts.ts';

/** The rules of the race. */
export const RACE_RULES = {
  visits_at_once: 5,
  visits_of_pet_a_day: 2,
  rest_minutes: 30,
  /** Adopters book only what begins later than that; staff are free. */
  notice_minutes: 24 * 60,
};

const MINUTE = 60_000;
/** Times around the end of the notice, within it and after it. */
const TIMES = 24;
const STAFF = 8;

/** Sets rules, with hours around the clock, so that walk-ins are within them. */
export const setRaceRules = ({ query }: ShelterServer, rules: Partial<typeof RACE_RULES>) =>
  query('UPDATE shelters SET updated_at = now(), visiting = visiting || $1::jsonb', [
    JSON.stringify({
      ...RACE_RULES,
      ...rules,
      is_same_day: true,
      opening_hours: Array(7).fill({ from: '00:00', to: '23:59' }),
    }),
  ]);

interface RaceOptions {
  attempts: number;
  callers: number;
  petIds: readonly string[];
  adopters: readonly TestClient[];
}

export interface RaceOutcome {
  /** Times within the notice that an adopter got. */
  noticeBroken: number;
  /** How often each status and code was answered, to show that the race reaches every rule. */
  responses: Record<string, number>;
}

/** Times that are offered without a notice, those nearest to its end. */
function timesAroundNotice(timeZone: string): string[] {
  const now = new Date();
  const visiting = {
    ...firstVisitingRules,
    days_ahead: 3,
    is_same_day: true,
    opening_hours: Array(7).fill({ from: '00:00', to: '23:59' }),
  };
  const end = now.getTime() + RACE_RULES.notice_minutes * MINUTE;
  const distance = (iso: string) => Math.abs(Date.parse(iso) - end);
  return listSlotDays(now, { time_zone: timeZone, visiting })
    .flatMap(({ slots }) => slots.map((slot) => slot.requested_at))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, TIMES);
}

/** Adopters ask and move; staff book, move, complete, and have walk-ins that leave at once. */
export async function raceThroughHttp(
  shelter: ShelterServer,
  { attempts, callers, petIds, adopters }: RaceOptions,
): Promise<RaceOutcome> {
  const admin = createTestClient(shelter.url);
  await admin.logIn(ADMIN);
  const { body: place } = await admin.request('/api/shelter');
  const times = timesAroundNotice(place.time_zone);
  const booked: { id: string; adopter?: TestClient }[] = [];
  const outcome: RaceOutcome = { noticeBroken: 0, responses: {} };

  const send = async (client: TestClient, method: string, path: string, body: unknown) => {
    const { status, body: answer } = await client.request(path, { method, body });
    const name = `${status} ${answer?.code ?? ''}`.trim();
    outcome.responses[name] = (outcome.responses[name] ?? 0) + 1;
    if (status >= 500) throw new Error(`${path} answered ${status}.`);
    return status < 300 ? (answer as { id: string }) : undefined;
  };

  async function adopterAttempt(attempt: number, client: TestClient, petId: string, time: string) {
    const mustFail = Date.parse(time) - RACE_RULES.notice_minutes * MINUTE <= Date.now();
    const own = booked.filter(({ adopter }) => adopter === client);
    const moved = attempt % 4 === 0 ? own[attempt % (own.length || 1)] : undefined;
    const body = { requested_at: time };
    const got = moved
      ? await send(client, 'POST', `/api/visit-requests/${moved.id}/move`, body)
      : await send(client, 'POST', `/api/visit-requests/${petId}`, body);
    if (got && mustFail) outcome.noticeBroken += 1;
    if (got && !moved) booked.push({ id: got.id, adopter: client });
  }

  async function staffAttempt(attempt: number, petId: string, time: string) {
    const visit = booked[attempt % (booked.length || 1)];
    switch (visit ? attempt % 5 : 0) {
      case 0: {
        const walkIn = await send(admin, 'POST', '/api/admin/visit-requests/walk-in', {
          pet_id: petId,
        });
        const path = `/api/admin/visit-requests/${walkIn?.id}/outcome`;
        if (walkIn) await send(admin, 'PUT', path, { outcome: 'came' });
        return;
      }
      case 1:
        await send(admin, 'PUT', `/api/visit-requests/${visit?.id}`, { requested_at: time });
        return;
      case 2: {
        const status = ['confirmed', 'cancelled', 'pending', 'approved'][attempt % 4];
        await send(admin, 'PUT', `/api/admin/visit-requests/${visit?.id}/status`, { status });
        return;
      }
      default: {
        const walkIn = { full_name: 'Racer', status: 'confirmed', requested_at: time };
        const body = { ...walkIn, pet_id: petId };
        const got = await send(admin, 'POST', '/api/admin/visit-requests', body);
        if (got) booked.push({ id: got.id });
      }
    }
  }

  await makeAttempts({ attempts, callers }, async (attempt, caller) => {
    const petId = petIds[(attempt * 7) % petIds.length] ?? '';
    const time = times[(attempt * 11) % times.length] ?? '';
    const adopter = adopters[caller % adopters.length];
    if (caller < STAFF || !adopter) await staffAttempt(attempt, petId, time);
    else await adopterAttempt(attempt, adopter, petId, time);
  });
  return outcome;
}

/**
 * How often a limit is exceeded: moments, days of pets, and pairs of visits without the rest between, also after visits
 * that are completed.
 */
export async function countExceeded({ query }: ShelterServer) {
  const { visits_at_once, visits_of_pet_a_day, rest_minutes } = RACE_RULES;
  const rows = await query<{ id: string; exceeded: number; booked: number }>(
    `WITH active AS (SELECT * FROM visits WHERE status IN ('pending', 'approved', 'confirmed')),
       kept AS (
         SELECT id, pet_id, starts_at, ends_at FROM active
         UNION ALL
         SELECT id, pet_id, starts_at, coalesce(ended_at, ends_at) FROM visits
         WHERE status = 'completed' AND outcome IS DISTINCT FROM 'no_show'
           AND coalesce(ended_at, ends_at) > starts_at)
     SELECT (
       (SELECT count(*) FROM (SELECT DISTINCT starts_at FROM active) AS one
         WHERE (SELECT count(*) FROM active AS other
           WHERE other.starts_at <= one.starts_at AND other.ends_at > one.starts_at) > $1)
       + (SELECT count(*) FROM (
           SELECT FROM visits JOIN shelters ON shelters.id = shelter_id
           WHERE status <> 'cancelled'
           GROUP BY pet_id, (starts_at AT TIME ZONE time_zone)::date HAVING count(*) > $2) AS days)
       + (SELECT count(*) FROM kept AS one JOIN kept AS other ON other.pet_id = one.pet_id
           AND other.id <> one.id AND other.starts_at >= one.starts_at
           AND other.starts_at < one.ends_at + $3 * interval '1 minute')
       )::integer AS exceeded, (SELECT count(*) FROM visits)::integer AS booked`,
    [visits_at_once, visits_of_pet_a_day, rest_minutes],
  );
  if (!rows[0]) throw new Error('The race was not counted.');
  return rows[0];
}
