import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import { UNDO_ANSWER_MS, WRITE_REASON_MS } from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { createMailApp } from '../../../platform/mail/testing/mail-app.ts';

const { app, smtp, sent } = await createMailApp();

/** Monday, November 23, 2026, at the shelter in New York. */
const MONDAY_2PM = '2026-11-23T19:00:00.000Z';

const DECLINED = 'We cannot offer you the visit with Biscuit';
const SECONDS = UNDO_ANSWER_MS / 1000;

/** A request of which its adopter knows. */
async function requestVisit() {
  const admin = await app.signIn('admin');
  const adopter = await app.signIn();
  await app.database.execute('DELETE FROM jobs');
  const { id: petId } = await app.buildPet({ name: 'Biscuit' });
  const request = { params: { petId }, body: { requested_at: MONDAY_2PM } };
  const { body: visit } = await adopter.call(endpoints.requestVisit, request);
  await sent();
  const params = { id: visit.id as string };
  return {
    admin,
    params,
    setStatus: (status: 'pending' | 'confirmed' | 'cancelled') =>
      admin.call(endpoints.changeVisitStatus, { params, body: { status } }),
    explain: async (reason: string | null) =>
      (await admin.call(endpoints.explainDecline, { params, body: { reason } })).status,
  };
}

describe('the email about an answer', () => {
  it('F R4.14 B3.07 that declines a request waits 10 s, and is not sent when that is undone', async () => {
    const { setStatus } = await requestVisit();
    await setStatus('cancelled');
    app.advance(SECONDS - 1);
    expect(await sent()).toEqual([]);
    const { status, body } = await setStatus('pending');
    expect([status, body.status, body.cancel_reason]).toEqual([200, 'pending', null]);
    app.advance(SECONDS);
    expect(await sent()).toEqual([]);
    await setStatus('cancelled');
    app.advance(SECONDS);
    expect(await sent()).toEqual([DECLINED]);
    await setStatus('pending');
    expect(await sent()).toEqual([expect.stringContaining('Biscuit')]);
  });

  it('F B3.07 that declines gives way to a confirmation', async () => {
    const { setStatus } = await requestVisit();
    await setStatus('cancelled');
    await setStatus('confirmed');
    app.advance(SECONDS);
    const subjects = await sent();
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toMatch(/confirmed/);
  });

  it('F B3.07 S35 waits while staff write why, and says it', async () => {
    const { setStatus, explain } = await requestVisit();
    expect(await explain('Not declined.')).toBe(409);
    await setStatus('cancelled');
    expect(await explain('x'.repeat(301))).toBe(422);
    expect(await explain(null)).toBe(204);
    app.advance(SECONDS);
    expect(await sent()).toEqual([]);
    expect(await explain('Biscuit <meets> a family that day.')).toBe(204);
    await app.runJobs();
    expect(smtp.mails).toHaveLength(1);
    const text = smtp.mails[0]?.text.replaceAll('=\r\n', '') ?? '';
    expect(text).toContain('Biscuit <meets> a family that day.');
    expect(text).toContain('Biscuit &lt;meets&gt; a family that day.');
    expect(await explain('Too late.')).toBe(409);
  });

  it('F B3.07 that declines is sent at once when the visit would begin before', async () => {
    const { params } = await requestVisit();
    app.setNow(new Date(Date.parse(MONDAY_2PM) - UNDO_ANSWER_MS).toISOString());
    const staff = await app.signIn('admin');
    await staff.call(endpoints.changeVisitStatus, { params, body: { status: 'cancelled' } });
    expect(await sent()).toContain(DECLINED);
  });

  it('F B3.07 is sent without a reason when nobody finishes writing one', async () => {
    const { setStatus, explain } = await requestVisit();
    await setStatus('cancelled');
    await explain(null);
    app.advance(WRITE_REASON_MS / 1000);
    expect(await sent()).toEqual([DECLINED]);
  });

  it('A B3.07 B3.09 that confirms by an early check-in is not sent when the check-in is taken back', async () => {
    const { admin, params } = await requestVisit();
    await admin.call(outcomeEndpoints.checkInVisitor, { params });
    expect(await sent()).toEqual([]);
    const body = { status: 'pending' as const };
    const undone = await admin.call(outcomeEndpoints.undoCheckIn, { params, body });
    expect(undone.body).toMatchObject({ status: 'pending', checked_in_at: null });
    app.advance(SECONDS);
    expect(await sent()).toEqual([]);
  });
});
