import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import * as endpoints from '@pawmatch/contract/shelter/shelter-endpoints';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import * as visitEndpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setVisitingRules } from '../visits/testing/set-visiting-rules.ts';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../visits/testing/visits-app.ts';

const app = await createVisitsApp();

const withRules = (rules: Partial<VisitingRules>, time_zone = 'America/New_York') => ({
  name: 'Shelter',
  address: null,
  phone: null,
  email: null,
  hours: null,
  time_zone,
  visiting: { ...firstVisitingRules, ...rules },
});

const burstPipe = {
  closures: [
    {
      from: '2026-11-23',
      to: '2026-11-23',
      hours: { from: '10:00', to: '10:30' },
      reason: 'Burst pipe',
      is_yearly: false,
    },
  ],
};

const reasonsOf = (body: { touched_visits: { visit: { id: string }; reason: string }[] }) =>
  body.touched_visits.map(({ visit, reason }) => [visit.id, reason]);

beforeEach(() => setVisitingRules(app, {}));

describe('visits that a change of the settings touches', () => {
  it('B3.01 names them with their reason before the change, and changes nothing', async () => {
    const admin = await app.signIn('admin');
    const affected = await app.buildVisit({ status: 'confirmed' });
    await app.buildVisit({ startsAt: new Date(MONDAY_1030) });
    const { version } = (await admin.call(endpoints.getSettings)).body;
    const { status, body } = await admin.call(endpoints.previewSettings, {
      body: withRules(burstPipe),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      touched_count: 1,
      touched_visits: [
        { visit: { id: affected.id }, reason: 'closed', closed_because: 'Burst pipe' },
      ],
    });
    expect((await admin.call(endpoints.getSettings)).body).toMatchObject({
      version,
      visiting: { closures: [] },
    });
  });

  it('B3.01 counts the limits, the rest and the time zone as well', async () => {
    const admin = await app.signIn('admin');
    const pet = await app.buildPet();
    const first = await app.buildVisit({ petId: pet.id });
    const second = await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_1030) });
    const other = await app.buildVisit({ createdAt: new Date(app.now().getTime() + 1_000) });
    const previewed = async (rules: Partial<VisitingRules>, timeZone?: string) => {
      const body = withRules(rules, timeZone);
      return reasonsOf((await admin.call(endpoints.previewSettings, { body })).body);
    };
    expect(await previewed({ visits_at_once: 1 })).toEqual([[other.id, 'at_once']]);
    expect(await previewed({ visits_of_pet_a_day: 1 })).toEqual([[second.id, 'pet_day']]);
    expect(await previewed({ rest_minutes: 15 })).toEqual([[second.id, 'rest']]);
    const moved = await previewed({}, 'America/Halifax');
    expect(moved.map(([, reason]) => reason)).toEqual(Array(3).fill('time_zone'));
    expect(await previewed({ notice_minutes: 600, days_ahead: 2, visit_minutes: 60 })).toEqual([]);
    expect(first.id).toBeTruthy();
  });

  it('B3.01 B3.07 cancels them if it is told to, with an email that offers other times', async () => {
    const admin = await app.signIn('admin');
    const user = await app.buildUser();
    const pet = await app.buildPet({ name: 'Bruno' });
    const affected = await app.buildVisit({
      petId: pet.id,
      userId: user.id,
      status: 'confirmed',
      startsAt: new Date(MONDAY_10),
    });
    const kept = await app.buildVisit({ startsAt: new Date(MONDAY_1030) });
    const saved = await admin.call(endpoints.updateSettings, {
      body: { ...withRules(burstPipe), cancel_touched_visits: true },
    });
    expect(saved.body).toMatchObject({
      touched_count: 1,
      cancelled_count: 1,
      touched_visits: [
        { visit: { id: affected.id, status: 'cancelled', cancel_reason: 'closed' } },
      ],
    });
    const params = { id: kept.id };
    expect((await admin.call(visitEndpoints.getVisit, { params })).body.status).toBe('pending');
    await app.runJobs();
    expect(app.mails.map(({ to }) => to)).toEqual([user.email]);
    const [mail] = app.mails;
    expect(mail?.subject).toBe('Your visit with Bruno was cancelled');
    expect(mail?.text).toContain('The shelter is closed at that time (Burst pipe).');
    expect(mail?.text).toContain(`/pets?petId=${pet.id}`);
    expect(mail?.calendar?.text).toContain('METHOD:CANCEL');
    const events = (await admin.call(listHistory, { query: { limit: 5 } })).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('visit.cancelled');
  });

  it('B3.01 B3.07 says only that the times have changed where no closure is the reason', async () => {
    const admin = await app.signIn('admin');
    await app.buildVisit();
    await app.buildVisit({ createdAt: new Date(app.now().getTime() + 1_000) });
    const saved = await admin.call(endpoints.updateSettings, {
      body: { ...withRules({ visits_at_once: 1 }), cancel_touched_visits: true },
    });
    expect(saved.body.touched_visits[0].visit.cancel_reason).toBe('times_changed');
    await app.runJobs();
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]?.text).toContain('The shelter has changed its times for visits.');
  });

  it('B3.01 D22 names the time that the visitor knows when the time zone changes', async () => {
    const admin = await app.signIn('admin');
    await app.buildVisit({ startsAt: new Date(MONDAY_10) });
    await admin.call(endpoints.updateSettings, {
      body: { ...withRules({}, 'America/Halifax'), cancel_touched_visits: true },
    });
    await app.runJobs();
    expect(app.mails[0]?.text).toContain('on Monday, November 23 at 10:00 AM');
    await app.database.execute(sql`UPDATE shelters SET time_zone = 'America/New_York'`);
  });

  it('B3.01 S57 cancels nothing when a colleague was faster', async () => {
    const admin = await app.signIn('admin');
    const { version } = (await admin.call(endpoints.getSettings)).body;
    const visit = await app.buildVisit();
    const body = {
      ...withRules(burstPipe),
      expected_version: version - 1,
      cancel_touched_visits: true,
    };
    expect((await admin.call(endpoints.updateSettings, { body })).status).toBe(409);
    const params = { id: visit.id };
    expect((await admin.call(visitEndpoints.getVisit, { params })).body.status).toBe('pending');
  });
});
