import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createJobs } from '../../../create-jobs.ts';
import { createVisitsApp } from '../testing/visits-app.ts';
import { visits } from '../visits.table.ts';

/** Monday, November 23, 2026, 10:00 at the shelter in New York. */
const MONDAY_10 = new Date('2026-11-23T15:00:00Z');
const TUESDAY_10 = '2026-11-24T15:00:00.000Z';

const app = await createVisitsApp();

async function mailsAt(instant: string) {
  app.setNow(instant);
  await app.runJobs();
  return app.mails.splice(0);
}

describe('reminders', () => {
  it('D22 are sent once, the day before a confirmed visit, even after an outage', async () => {
    await app.buildVisit({ status: 'confirmed', startsAt: MONDAY_10 });
    expect(await mailsAt('2026-11-22T14:54:00Z')).toEqual([]);
    const mails = await mailsAt('2026-11-22T15:00:00Z');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(
      /^Reminder: you meet Pet \d+ on Monday, November 23 at 10:00 AM$/,
    );
    expect(mails[0]?.text).toContain('http://pawmatch.example/dashboard');
    expect(await mailsAt('2026-11-22T16:00:00Z')).toEqual([]);

    await app.buildVisit({ status: 'confirmed', startsAt: MONDAY_10 });
    expect(await mailsAt('2026-11-23T12:00:00Z')).toHaveLength(1);
    await app.buildVisit({ status: 'confirmed', startsAt: MONDAY_10 });
    expect(await mailsAt('2026-11-23T15:00:00Z')).toEqual([]);
    const rows = await app.database.select().from(visits);
    expect(rows.filter(({ remindedAt }) => remindedAt === null)).toHaveLength(1);
  });

  it('D22 are sent once with several simultaneous servers', async () => {
    for (let count = 0; count < 20; count += 1) {
      await app.buildVisit({ status: 'confirmed', startsAt: MONDAY_10 });
    }
    app.setNow('2026-11-22T16:00:00Z');
    const servers = Array.from({ length: 4 }, () => createJobs(app.dependencies));
    await Promise.all(servers.map((server) => server.runDue()));
    expect(new Set(app.mails.map(({ to }) => to)).size).toBe(20);
    expect(app.mails).toHaveLength(20);
  });

  it.each(['pending', 'approved', 'completed', 'cancelled'] as const)(
    'R4.13 are not sent for a %s visit',
    async (status) => {
      await app.buildVisit({ status, startsAt: MONDAY_10 });
      expect(await mailsAt('2026-11-22T16:00:00Z')).toEqual([]);
    },
  );

  it('R4.13 are not sent for a visit that is cancelled before delivery', async () => {
    const { id } = await app.buildVisit({ status: 'confirmed', startsAt: MONDAY_10 });
    app.setNow('2026-11-22T16:00:00Z');
    const { mailer } = app.dependencies;
    const away = { send: () => Promise.reject(new Error('The mail server is away')) };
    await createJobs({ ...app.dependencies, mailer: away }).runDue();
    const admin = await app.signIn('admin');
    const body = { status: 'cancelled' };
    await admin.call(endpoints.changeVisitStatus, { params: { id }, body });
    app.advance(60);
    await createJobs({ ...app.dependencies, mailer }).runDue();
    expect(app.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/cancelled$/)]);
  });

  it('R4.13 are not sent after an outage when the visit has begun', async () => {
    await app.buildVisit({ status: 'confirmed', startsAt: MONDAY_10 });
    app.setNow('2026-11-23T14:59:45Z');
    const away = { send: () => Promise.reject(new Error('The mail server is away')) };
    await createJobs({ ...app.dependencies, mailer: away }).runDue();
    expect(await mailsAt('2026-11-23T15:00:15Z')).toEqual([]);
    expect(await app.database.execute(sql`SELECT 1 FROM jobs`)).toMatchObject({ rowCount: 0 });
  });

  it('R7.28 are sent again for a moved visit, but not right after another notification', async () => {
    const visit = await app.buildVisit({ status: 'pending', startsAt: MONDAY_10 });
    const params = { id: visit.id };
    app.setNow('2026-11-22T17:00:00Z');
    const admin = await app.signIn('admin');
    await admin.call(endpoints.updateVisit, { params, body: { status: 'confirmed' } });
    const notifications = await mailsAt('2026-11-22T17:00:00Z');
    expect(notifications.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/is confirmed/),
    ]);
    expect(await mailsAt('2026-11-22T18:00:00Z')).toEqual([]);

    const later = await app.signIn('admin');
    await later.call(endpoints.updateVisit, { params, body: { requested_at: TUESDAY_10 } });
    await mailsAt('2026-11-22T18:00:15Z');
    const again = await mailsAt('2026-11-23T16:00:00Z');
    expect(again.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Reminder: .* Tuesday, November 24 at 10:00 AM$/),
    ]);
  });

  it('S37 name the time at the shelter before and after a clock change', async () => {
    // Clocks in New York go forward on March 14, 2027.
    await app.buildVisit({ status: 'confirmed', startsAt: new Date('2027-03-12T19:00:00Z') });
    await app.buildVisit({ status: 'confirmed', startsAt: new Date('2027-03-15T18:00:00Z') });
    const [before] = await mailsAt('2027-03-12T15:00:00Z');
    const [after] = await mailsAt('2027-03-15T15:00:00Z');
    expect(before?.subject).toContain('Friday, March 12 at 2:00 PM');
    expect(after?.subject).toContain('Monday, March 15 at 2:00 PM');
  });
});
