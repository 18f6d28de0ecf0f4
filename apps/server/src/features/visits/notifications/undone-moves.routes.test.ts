import { MOVE_MAIL_DELAY_MS, UNDO_MOVE_MS } from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createJobs } from '../../../create-jobs.ts';
import { claimJobs } from '../../../platform/jobs/jobs.repository.ts';
import { createMailApp } from '../../../platform/mail/testing/mail-app.ts';
import { visits } from '../visits.table.ts';

const { app, smtp, sent } = await createMailApp();

/** Monday, November 23, 2026, at the shelter in New York. */
const MONDAY_2PM = '2026-11-23T19:00:00.000Z';
const MONDAY_3PM = '2026-11-23T20:00:00.000Z';
const MONDAY_4PM = '2026-11-23T21:00:00.000Z';

const MOVE_MAIL_DELAY = MOVE_MAIL_DELAY_MS / 1000;

async function bookVisit(status: 'pending' | 'confirmed' = 'confirmed') {
  const admin = await app.signIn('admin');
  const adopter = await app.signIn();
  await app.database.execute('DELETE FROM jobs');
  const { id: pet_id } = await app.buildPet({ name: 'Biscuit' });
  const body = { pet_id, user_id: adopter.user.id, requested_at: MONDAY_2PM, status };
  const { body: visit } = await admin.call(endpoints.createVisit, { body });
  await sent();
  const params = { id: visit.id as string };
  return {
    id: params.id,
    async change(changes: object) {
      const changed = await admin.call(endpoints.updateVisit, { params, body: changes });
      expect(changed.status).toBe(200);
    },
    move: (requested_at: string) =>
      admin.call(endpoints.updateVisit, { params, body: { requested_at } }),
    stored: async () =>
      (await app.database.select().from(visits).where(eq(visits.id, params.id)))[0],
  };
}

/** What the mail server has received since the last call, with soft line breaks removed. */
const texts = () => smtp.mails.map(({ text }) => text.replaceAll('=\r\n', ''));
const sequences = () => texts().map((text) => /^SEQUENCE:(\d+)/m.exec(text)?.[1]);

describe('the mail about a move by staff', () => {
  it('B3.07 B3.09 is not sent when the move is undone, nor is one about the undoing', async () => {
    const visit = await bookVisit();
    await visit.move(MONDAY_3PM);
    app.advance(UNDO_MOVE_MS / 1000);
    expect(await sent()).toEqual([]);
    await visit.move(MONDAY_2PM);
    app.advance(MOVE_MAIL_DELAY);
    expect(await sent()).toEqual([]);
    expect((await visit.stored())?.startsAt).toEqual(new Date(MONDAY_2PM));
  });

  it('B3.07 B3.09 is sent after the time for undoing, and again after a late one, with a rising sequence', async () => {
    const visit = await bookVisit();
    await visit.move(MONDAY_3PM);
    await visit.move(MONDAY_2PM);
    await visit.move(MONDAY_3PM);
    app.advance(MOVE_MAIL_DELAY);
    await app.runJobs();
    await visit.move(MONDAY_2PM);
    app.advance(MOVE_MAIL_DELAY);
    await app.runJobs();
    const [moved, back] = texts();
    expect(moved).toContain(
      'from Monday, November 23 at 2:00 PM to Monday, November 23 at 3:00 PM',
    );
    expect(back).toContain('from Monday, November 23 at 3:00 PM to Monday, November 23 at 2:00 PM');
    const [first, second] = sequences();
    expect(Number(second)).toBeGreaterThan(Number(first));
    expect(Number(first)).toBeGreaterThan(1);
  });

  it('B3.07 B3.09 names the time that the visitor knows after several moves', async () => {
    const visit = await bookVisit('pending');
    await visit.move(MONDAY_3PM);
    await visit.move(MONDAY_4PM);
    app.advance(MOVE_MAIL_DELAY);
    await app.runJobs();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('2:00 PM to Monday, November 23 at 4:00 PM');
  });

  it('B3.07 is replaced by that of a cancellation, which names the time that the visitor knows', async () => {
    const visit = await bookVisit();
    await visit.move(MONDAY_3PM);
    await visit.change({ status: 'cancelled' });
    app.advance(MOVE_MAIL_DELAY);
    await app.runJobs();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain(
      'cancel your visit with Biscuit on Monday, November 23 at 2:00 PM',
    );
    expect(texts()[0]).toContain('METHOD:CANCEL');
  });

  it('B3.07 stays when something else changes', async () => {
    const visit = await bookVisit();
    await visit.move(MONDAY_3PM);
    await visit.change({ notes: 'Brings a dog.' });
    app.advance(MOVE_MAIL_DELAY);
    expect(await sent()).toEqual([
      'Your visit with Biscuit has moved: Monday, November 23 at 3:00 PM',
    ]);
  });

  it('B3.07 B3.09 may have been sent by a server that died: then the undoing is told', async () => {
    const visit = await bookVisit();
    await visit.move(MONDAY_3PM);
    app.advance(MOVE_MAIL_DELAY);
    const now = app.now();
    const queues = ['mail: visit'];
    const leaseEndsAt = new Date(now.getTime() + 120_000);
    expect(await claimJobs(app.database, { queues, limit: 5, now, leaseEndsAt })).toHaveLength(1);
    await visit.move(MONDAY_2PM);
    app.advance(121);
    expect(await sent()).toEqual([
      'Your visit with Biscuit has moved: Monday, November 23 at 2:00 PM',
    ]);
  });

  it('B3.07 S35 is true in the end when undoing races with several servers that send it', async () => {
    const booked = [];
    for (let count = 0; count < 8; count += 1) booked.push(await bookVisit());
    for (const { move } of booked) await move(MONDAY_3PM);
    app.advance(MOVE_MAIL_DELAY);
    const undo = booked.map(({ move }) => move(MONDAY_2PM));
    await Promise.all([...undo, app.runJobs(), createJobs(app.dependencies).runDue()]);
    app.advance(MOVE_MAIL_DELAY);
    await app.runJobs();
    const last = new Map(smtp.mails.map(({ recipients, text }) => [recipients[0], text]));
    for (const text of last.values()) expect(text).toContain(', November 23 at 2:00 PM');
    for (const text of last.values()) expect(text).toMatch(/^Subject: .*2:00 PM/m);
  });

  it('B3.07 B3.09 waits with the rest while the request is not answered yet', async () => {
    const adopter = await app.signIn();
    const admin = await app.signIn('admin');
    await app.database.execute('DELETE FROM jobs');
    const { id: petId } = await app.buildPet({ name: 'Biscuit' });
    const request = { params: { petId }, body: { requested_at: MONDAY_2PM } };
    const { body: visit } = await adopter.call(endpoints.requestVisit, request);
    const params = { id: visit.id as string };
    for (const requested_at of [MONDAY_3PM, MONDAY_2PM])
      await admin.call(endpoints.updateVisit, { params, body: { requested_at } });
    app.advance(MOVE_MAIL_DELAY);
    const subjects = await sent();
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toContain('Biscuit');
  });

  it('B3.07 leaves the reminder as it was when the move is undone', async () => {
    const visit = await bookVisit();
    const before = (await visit.stored())?.remindedAt;
    await visit.move(new Date(app.now().getTime() + 3 * 60 * 60_000).toISOString());
    expect((await visit.stored())?.remindedAt).not.toBeNull();
    await visit.move(MONDAY_2PM);
    expect((await visit.stored())?.remindedAt).toEqual(before);
  });
});
