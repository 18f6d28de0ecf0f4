import * as endpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import { describe, expect, it } from 'vitest';
import { createJobs } from '../../../create-jobs.ts';
import { createVisitsApp, MONDAY_10 } from '../testing/visits-app.ts';

const app = await createVisitsApp();

const HOUR = 60 * 60;

/** Stores what came of the Monday's visit, right after it. */
async function closeVisit(outcome: string | null, id?: string) {
  app.setNow(MONDAY_10);
  app.advance(HOUR);
  const visit = id ? { id } : await app.buildVisit({ status: 'confirmed' });
  const admin = await app.signIn('admin');
  const request = { params: { id: visit.id }, body: { outcome: outcome as 'came' } };
  expect((await admin.call(endpoints.setVisitOutcome, request)).status).toBe(200);
  app.mails.length = 0;
  return visit.id;
}

async function mailsAfter(hours: number) {
  app.advance(hours * HOUR);
  await app.runJobs();
  const subjects = app.mails.splice(0).map(({ subject }) => subject);
  // The visit begins an adoption, which has emails of its own.
  return subjects.filter((subject) => !subject.startsWith('You would like to adopt'));
}

describe('thanks for a visit', () => {
  it.each([
    ['came', /^Thank you for meeting Pet/],
    ['thinking', /^Thank you for meeting Pet/],
    ['adopted', /^Thank you for choosing Pet \d+$/],
    ['not_a_fit', /^Thank you for meeting Pet/],
  ])(
    'B3.07 are sent once, two hours after the visit, when the outcome is %s',
    async (outcome, subject) => {
      await closeVisit(outcome);
      expect(await mailsAfter(0)).toEqual([]);
      expect(await mailsAfter(2)).toEqual([expect.stringMatching(subject)]);
      expect(await mailsAfter(24)).toEqual([]);
    },
  );

  it('B3.07 are not sent to who did not come, or after a correction', async () => {
    await closeVisit('no_show');
    const id = await closeVisit('came');
    await closeVisit(null, id);
    await closeVisit('no_show', id);
    expect(await mailsAfter(3)).toEqual([]);
  });

  it('B3.07 are not sent for visits of weeks ago', async () => {
    await app.buildVisit({
      status: 'completed',
      outcome: 'came',
      startsAt: new Date('2026-11-01T15:00:00Z'),
    });
    expect(await mailsAfter(1)).toEqual([]);
  });

  it('B3.07 are sent once by several servers', async () => {
    for (let count = 0; count < 5; count += 1) await closeVisit('came');
    app.advance(3 * HOUR);
    const servers = Array.from({ length: 4 }, () => createJobs(app.dependencies));
    await Promise.all(servers.map((server) => server.runDue()));
    expect(app.mails).toHaveLength(5);
  });
});
