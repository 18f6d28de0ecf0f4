import {
  addWalkIn,
  setVisitOutcome,
} from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import type { WalkInChoice } from '@pawmatch/contract/visits/visit-values';
import { changeVisitStatus } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setVisitingRules } from '../testing/set-visiting-rules.ts';
import { createVisitsApp } from '../testing/visits-app.ts';

const app = await createVisitsApp();

const at = (time: string) => `2026-11-23T${time}:00.000Z`;

/** It is 9:40 on Monday at the shelter, and Biscuit has a visit at this time (UTC). */
async function bookedAt(time: string) {
  const { id: petId } = await app.buildPet({ name: 'Biscuit' });
  const booking = await app.buildVisit({
    petId,
    status: 'confirmed',
    startsAt: new Date(at(time)),
  });
  app.setNow(at('14:40'));
  const staff = await app.signIn('admin');
  const start = async (if_booked?: WalkInChoice) =>
    staff.call(addWalkIn, { body: { pet_id: petId, ...(if_booked && { if_booked }) } });
  return { staff, start, booking };
}

const takenUntil = async (visitId: string) => {
  const { rows } = await app.database.execute<{ at: string }>(
    sql`SELECT to_json(taken_until) AS at FROM visited_pets WHERE visit_id = ${visitId}`,
  );
  return rows.map((row) => new Date(row.at).toISOString());
};

describe('a walk-in whose pet is booked soon', () => {
  it('A B3.09 is refused with the time, and shortened so that it ends before that visit', async () => {
    const { start } = await bookedAt('15:00');
    const refused = await start();
    expect([refused.status, refused.body.code]).toEqual([409, 'VISIT_NEAR']);
    expect(refused.body.detail).toBe(
      'Biscuit has a visit at 10:00 AM. You can shorten this visit, so that it ends at 10:00 AM, or start it anyway.',
    );
    const { status, body } = await start('shorten');
    expect(status).toBe(201);
    expect(body).toMatchObject({ requested_at: at('14:40'), ends_at: at('15:00') });
  });

  it('A B3.01 B3.09 is shortened by the rest that its pet needs as well', async () => {
    const { start } = await bookedAt('15:00');
    await setVisitingRules(app, { rest_minutes: 10 });
    expect((await start()).body.detail).toContain('so that it ends at 9:50 AM');
    expect((await start('shorten')).body).toMatchObject({ ends_at: at('14:50') });
    await setVisitingRules(app, {});
  });

  it('A B3.09 starts anyway, and takes the pet until that visit begins', async () => {
    const { staff, start, booking } = await bookedAt('14:45');
    for (const choice of [undefined, 'shorten'] as const) {
      const refused = await start(choice);
      expect([refused.status, refused.body.code]).toEqual([409, 'VISIT_TOO_NEAR']);
      expect(refused.body.detail).toBe(
        'Biscuit has a visit at 9:45 AM. You can start this visit anyway.',
      );
    }
    const { status, body: walkIn } = await start('start_anyway');
    expect(status).toBe(201);
    expect(walkIn).toMatchObject({ requested_at: at('14:40'), ends_at: at('15:10') });
    expect(await takenUntil(walkIn.id)).toEqual([at('14:45')]);
    expect(await takenUntil(booking.id)).toEqual([at('15:15')]);
    const params = { id: walkIn.id };
    for (const outcome of ['came', null] as const) {
      expect((await staff.call(setVisitOutcome, { params, body: { outcome } })).status).toBe(200);
    }
    const again = { params: { id: booking.id }, body: { status: 'pending' as const } };
    expect((await staff.call(changeVisitStatus, again)).status).toBe(200);
  });

  it('A B3.09 S35 is one only, however many start it anyway at one time', async () => {
    const { start } = await bookedAt('15:00');
    const answers = await Promise.all(Array.from({ length: 8 }, () => start('start_anyway')));
    const codes = answers
      .map(({ status, body }) => (status === 201 ? 'started' : body.code))
      .sort();
    expect(codes).toEqual([...Array<string>(7).fill('SCHEDULING_CONFLICT'), 'started']);
  });

  it('A B3.09 can be restored before the visit that it overlaps', async () => {
    const { start } = await bookedAt('15:00');
    await start('start_anyway');
    await app.database.transaction(async (tx) => {
      await tx.execute(sql`CREATE TEMP TABLE stored ON COMMIT DROP AS SELECT * FROM visits`);
      await tx.execute(sql`DELETE FROM visits`);
      await tx.execute(sql`SELECT set_config('pawmatch.actor', 'none', true)`);
      await tx.execute(sql`INSERT INTO visits SELECT * FROM stored ORDER BY starts_at`);
    });
    const { rows } = await app.database.execute(sql`SELECT FROM visited_pets`);
    expect(rows).toHaveLength(1);
  });
});
