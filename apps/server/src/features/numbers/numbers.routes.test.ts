import { numberTexts } from '@pawmatch/contract/numbers/number-messages';
import { numberIds } from '@pawmatch/contract/numbers/number-values';
import * as endpoints from '@pawmatch/contract/numbers/numbers-endpoints';
import { yearBefore } from '@pawmatch/contract/numbers/periods';
import { addDays, toZonedTime } from '@pawmatch/contract/zoned-time';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeCsv } from '../../platform/files/csv.ts';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { openTestApp, TEST_NOW } from '../../testing/test-app.ts';
import { stays } from '../pets/stays.table.ts';
import { shelters } from '../shelter/shelters.table.ts';
import { visits } from '../visits/visits.table.ts';
import { someHistories } from './testing/any-history.ts';
import { countByHand, countEach, quantile } from './testing/count-by-hand.ts';

const ZONE = 'America/New_York';
const HOUR = 60 * 60_000;

const app = await openTestApp();
const staff = await app.signIn('staff');

type Query = { from?: string; to?: string };
const read = async (query: Query = {}) =>
  (await staff.call(endpoints.getNumbers, { query })).body as endpoints.Numbers;

const listRows = async (query: Record<string, unknown>) => {
  const { body, headers } = await staff.call(endpoints.listNumberRows, { query: query as never });
  return { rows: body as endpoints.NumberRow[], total: Number(headers.get('x-total-count')) };
};

describe('the numbers of 200 stays', () => {
  const all = someHistories(new Date(TEST_NOW), ZONE, 29);
  beforeAll(async () => {
    await buildSecondShelter(app);
    await app.database.insert(stays).values(all);
    const elsewhere = all.slice(0, 20).map((stay) => ({
      ...stay,
      ...{ id: crypto.randomUUID(), petId: crypto.randomUUID(), shelterId: SECOND_SHELTER },
    }));
    await app.database.insert(stays).values(elsewhere);
  });

  const daysOfStays = all
    .flatMap(({ cameAt, leftAt }) => [cameAt, leftAt ?? cameAt])
    .map((instant) => toZonedTime(instant, ZONE).date);
  const anyPeriod = fc
    .tuple(fc.constantFrom(...daysOfStays), fc.integer({ min: 0, max: 800 }))
    .map(([from, length]) => {
      const to = addDays(from, length);
      return { from, to: to < '2026-11-20' ? to : '2026-11-20' };
    });

  it('B9.10 are equal to a count by hand in any period, and so are those of the year before', async () => {
    expect(all.length).toBeGreaterThan(180);
    await fc.assert(
      fc.asyncProperty(anyPeriod, async (period) => {
        const { current, year_before } = await read(period);
        expect(current).toMatchObject(period);
        const before = { from: yearBefore(period.from), to: yearBefore(period.to) };
        expect(year_before).toMatchObject(before);
        for (const numbers of [current, year_before]) {
          const hand = countByHand(all, numbers, ZONE);
          const counted = (counts: Record<string, number>) =>
            Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
          const known = { live: hand.live.length, all: hand.ended.length };
          expect(counted(numbers.intake)).toEqual(countEach(hand.came.map((it) => it.intake)));
          expect(counted(numbers.outcomes)).toEqual(countEach(hand.left.map((it) => it.outcome)));
          expect(numbers.live_release).toEqual({
            ...known,
            deaths: known.all - known.live,
            rate: known.all > 0 ? known.live / known.all : null,
          });
          expect(numbers.length_of_stay).toEqual({
            stays: hand.ended.length,
            median_days: hand.median_days,
            ninety_percent_days: hand.ninety_percent_days,
          });
          expect(numbers.in_care).toBe(hand.afterwards.length);
          expect(numbers.adoptions).toEqual({
            all: hand.adopted.length,
            back_30: hand.back_30.length,
            back_90: hand.back_90.length,
          });
          const cells = numbers.matrix.map(({ section, kind, species, is_young, count }) => [
            `${section} ${kind} ${species} ${is_young}`,
            count,
          ]);
          expect(Object.fromEntries(cells)).toEqual(hand.cells);
          const sum = (key: 'came' | 'left') =>
            numbers.course.reduce((total, part) => total + part[key], 0);
          expect([sum('came'), sum('left')]).toEqual([hand.came.length, hand.left.length]);
          for (const [index, part] of numbers.course.entries()) {
            const next = numbers.course[index + 1];
            const to = next ? addDays(next.from, -1) : numbers.to;
            const { came, left } = countByHand(all, { from: part.from, to }, ZONE);
            expect(part).toEqual({ from: part.from, came: came.length, left: left.length });
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('B9.10 have the stays behind each of them and of their parts', async () => {
    const period = { from: '2025-03-01', to: '2026-02-28' };
    const hand = countByHand(all, period, ZONE);
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
    const listed = {
      intake: hand.came,
      outcomes: hand.left,
      live_release: hand.ended,
      length_of_stay: hand.ended,
      in_care: hand.afterwards,
      adoptions: hand.adopted,
    };
    for (const [number, expected] of Object.entries(listed)) {
      const { rows, total } = await listRows({ ...period, number, limit: 100 });
      const second = await listRows({ ...period, number, limit: 100, offset: 100 });
      expect(ids([...rows, ...second.rows]), number).toEqual(ids(expected));
      expect(total, number).toBe(expected.length);
    }
    const parts = {
      'intake stray': hand.came.filter(({ intake }) => intake === 'stray'),
      'outcomes removed': hand.left.filter(({ outcome }) => outcome === 'removed'),
      'live_release live': hand.live,
      'adoptions back_30': hand.back_30,
      'adoptions back_90': hand.back_90,
    };
    for (const [name, expected] of Object.entries(parts)) {
      const [number, part] = name.split(' ');
      const { rows, total } = await listRows({ ...period, number, part, limit: 100 });
      expect([ids(rows), total], name).toEqual([ids(expected), expected.length]);
    }
    const { rows } = await listRows({ ...period, number: 'intake' });
    expect(rows[0]).toMatchObject({ subject: 'stay', pet_id: null, pet_name: 'Luna' });
    const sorted = rows.map(({ began_at }) => began_at);
    expect(sorted).toEqual([...sorted].sort().reverse());
  });

  it('B9.10 are a table for spreadsheets, in which no text is a formula', async () => {
    await app.database
      .update(shelters)
      .set({ name: '=HYPERLINK("http://x.example"), "Home"' })
      .where(eq(shelters.id, app.dependencies.shelters.first().id));
    await app.dependencies.shelters.reload();
    const response = await staff.request('/api/admin/numbers.csv?from=2026-01-01&to=2026-12-31');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="numbers-2026-01-01-2026-11-20.csv"',
    );
    const text = String(response.body);
    expect(text).toContain(`Shelter,"'=HYPERLINK(""http://x.example""), ""Home"""\r\n`);
    const { current, year_before } = await read({ from: '2026-01-01' });
    const [then, before] = [current.intake.stray, year_before.intake.stray];
    expect(text).toContain(`\r\nIntake,Found as a stray,count,${then},${before},`);
    for (const id of numberIds) expect(text).toContain(numberTexts[id].label);
    expect(text).toContain('\r\nMatrix,Dogs under 5 months,');
    expect(writeCsv([['=1', '+1', '-1', '@a', '\ta', -1, null, 'a=b']])).toBe(
      "\uFEFF'=1,'+1,'-1,'@a,'\ta,-1,,a=b\r\n",
    );
  });
});

describe('the numbers of visits', () => {
  it('B9.10 measure the first answer of staff, and count visits that led to an adoption', async () => {
    const at = (day: string, hour = 15) => new Date(`${day}T${hour}:00:00Z`);
    const request = async (day: string, hoursUntilAnswer: number | null, by = 'adopter') =>
      app.database.transaction(async (tx) => {
        const setActor = (actor: string) =>
          tx.execute(sql`select set_config('pawmatch.actor', ${actor}, true)`);
        const visit = await app.buildVisit({ status: 'cancelled', createdAt: at(day) });
        await setActor(by);
        await tx.delete(visits).where(eq(visits.id, visit.id));
        await tx.insert(visits).values({ ...visit, status: 'pending' });
        if (hoursUntilAnswer === null) return;
        await setActor('staff');
        const updatedAt = new Date(at(day).getTime() + hoursUntilAnswer * HOUR);
        await tx
          .update(visits)
          .set({ status: 'confirmed', updatedAt })
          .where(eq(visits.id, visit.id));
      });
    const waits = [1, 2.5, 30, 400];
    for (const [index, wait] of waits.entries()) await request(`2023-05-0${index + 1}`, wait);
    await request('2023-05-05', null);
    await request('2023-05-06', 1, 'staff');
    await request('2023-04-30', 1);

    const { user } = await app.signIn();
    const pet = await app.buildPet();
    const visit = { petId: pet.id, userId: user.id, status: 'completed' as const };
    const first = await app.buildVisit({ ...visit, startsAt: at('2023-05-10') });
    await app.buildVisit({ ...visit, startsAt: at('2023-05-11'), outcome: 'no_show' });
    await app.buildVisit({ ...visit, startsAt: at('2023-05-12'), userId: null });
    const walkIn = await app.buildVisit({
      startsAt: at('2023-05-13'),
      userId: null,
      status: 'completed',
    });
    const other = await app.buildVisit({
      startsAt: at('2023-05-14'),
      status: 'completed',
      userId: user.id,
    });
    await app.buildVisit({ ...visit, startsAt: at('2023-05-15'), status: 'cancelled' });
    const earlier = await app.buildVisit({ startsAt: at('2023-05-16'), status: 'completed' });
    const adoptedAt = at('2023-06-01');
    const ended = { endedAt: at('2023-08-01'), stage: 'returned' as const };
    await app.buildAdoption({ petIds: [pet.id], userId: user.id, adoptedAt, ...ended });
    await app.buildAdoption({
      ...{ petIds: [walkIn.petId ?? ''], visitId: walkIn.id, userId: null },
      ...{ stage: 'adopted', adoptedAt },
    });
    await app.buildAdoption({
      ...{ petIds: [earlier.petId ?? ''], userId: earlier.userId, ...ended },
      ...{ adoptedAt: at('2023-05-01'), endedAt: at('2023-05-10') },
    });
    await app.buildAdoption({ petIds: [other.petId ?? ''], userId: user.id, stage: 'declined' });

    const period = { from: '2023-05-01', to: '2023-05-31' };
    const { current } = await read(period);
    expect(current.answers).toEqual({ requests: 4, median_hours: quantile(waits, 0.5) });
    expect(current.visits).toEqual({ took_place: 5, adopted: 2, share: 0.4 });
    const aYearLater = await read({ from: '2024-05-01', to: '2024-05-31' });
    expect(aYearLater.year_before).toMatchObject({
      answers: current.answers,
      visits: current.visits,
    });
    expect(aYearLater.current).toMatchObject({
      answers: { requests: 0, median_hours: null },
      visits: { took_place: 0, adopted: 0, share: null },
    });
    const long = await read({ from: '2022-05-11', to: '2024-05-31' });
    expect(long.current.answers.requests).toBe(5);
    expect(long.current.visits).toEqual(current.visits);
    const overlapping = await read({ from: '2022-05-03', to: '2024-05-02' });
    expect(overlapping.current.answers.requests).toBe(5);
    expect(overlapping.year_before.answers.requests).toBe(3);
    const answers = await listRows({ ...period, number: 'answers' });
    expect(answers.total).toBe(4);
    expect(answers.rows[0]).toMatchObject({
      subject: 'visit',
      began_at: '2023-05-04T15:00:00.000Z',
      ended_at: '2023-05-21T07:00:00.000Z',
    });
    const adopted = await listRows({ ...period, number: 'visits', part: 'adopted' });
    expect(adopted.rows.map(({ id }) => id)).toEqual([walkIn.id, first.id]);
    expect((await listRows({ ...period, number: 'visits' })).total).toBe(5);
  });
});

it('B9.10 a period is the year until today, ends today, and has a first and a last day', async () => {
  const { current, year_before, course_unit } = await read();
  expect([current.from, current.to, course_unit]).toEqual(['2026-01-01', '2026-11-20', 'month']);
  expect([year_before.from, year_before.to]).toEqual(['2025-01-01', '2025-11-20']);
  expect((await read({ from: '2026-10-01', to: '2030-01-01' })).current.to).toBe('2026-11-20');
  const refused = async (query: Query) =>
    (await staff.call(endpoints.getNumbers, { query })).body.errors?.[0];
  expect(await refused({ from: '2026-11-21' })).toMatchObject({ field: 'from' });
  expect(await refused({ from: '2026-02-02', to: '2026-02-01' })).toMatchObject({ field: 'from' });
  expect(await refused({ from: '1900-01-01', to: '2026-02-01' })).toMatchObject({ field: 'from' });
  expect(await refused({ from: '2026-02-30' })).toMatchObject({ field: 'from' });
  const query = { number: 'answers', part: 'stray' } as const;
  const wrong = await staff.call(endpoints.listNumberRows, { query });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'part']);
});
