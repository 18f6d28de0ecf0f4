import {
  deleteOwnAccount,
  endOwnSessions,
  exportOwnAccount,
} from '@pawmatch/contract/account/account-endpoints';
import { changeAdoption, moveAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import * as endpoints from '@pawmatch/contract/follow-ups/follow-ups-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { raceFor } from '../../testing/race.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { followUps } from './follow-ups.table.ts';

const app = await openTestApp();

/** Friday, 2:00 PM at the shelter. */
const ADOPTED = '2026-11-20T19:00:00Z';
const DAY_3 = '2026-11-23T15:00:00Z';

beforeEach(async () => {
  app.setNow(ADOPTED);
  // They know when they ran, which is later.
  await app.database.execute('DELETE FROM periodic_jobs');
  await app.database.delete(adoptions);
});

async function adopt(columns: Parameters<typeof app.buildAdoption>[0] = {}) {
  const adopter = await app.signIn();
  const pet = await app.buildPet({ name: 'Luna', status: 'Adopted' });
  const userId = adopter.user.id;
  const adoption = await app.buildAdoption({
    stage: 'adopted',
    userId,
    petIds: [pet.id],
    ...columns,
  });
  return { adopter, adoption, pet };
}

async function mailsAt(instant: string) {
  app.setNow(instant);
  await app.runJobs();
  return app.mails.splice(0).filter(({ subject }) => subject.startsWith('How is it going'));
}

const tokenOf = (text: string | undefined) =>
  /follow-up\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

const rowsOf = (adoptionId: string) =>
  app.database.select().from(followUps).where(eq(followUps.adoptionId, adoptionId));

const visitor = app.visitor();
const open = (token: string) => visitor.call(endpoints.openFollowUpLink, { body: { token } });
const answer = (token: string, given: 'very_well' | 'settling_in' | 'not_well', words = '') =>
  visitor.call(endpoints.answerFollowUp, { body: { token, answer: given, words } });

describe('follow-ups', () => {
  it('B9.08 ask on days 3, 14 and 60 in the morning, each once, and never late', async () => {
    const { adopter, adoption } = await adopt();
    const earlier = await adopt({ adoptedAt: new Date('2026-11-10T19:00:00Z') });
    expect(await mailsAt('2026-11-23T14:59:00Z')).toEqual([]);
    const [mail, ...others] = await mailsAt('2026-11-23T15:10:00Z');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: adopter.user.email, subject: 'How is it going with Luna?' });
    expect(mail?.text).toContain('with you for three days');
    expect(await mailsAt('2026-11-23T16:00:00Z')).toEqual([]);
    const onDay14 = await mailsAt('2026-12-04T15:10:00Z');
    expect(onDay14.map(({ to }) => to)).toEqual([adopter.user.email]);
    expect((await mailsAt('2027-01-19T15:10:00Z')).map(({ to }) => to)).toEqual([
      adopter.user.email,
    ]);
    expect((await rowsOf(adoption.id)).map(({ day }) => day).sort()).toEqual([14, 3, 60].sort());
    const asked = (await rowsOf(earlier.adoption.id)).filter(({ askedAt }) => askedAt !== null);
    expect(asked).toEqual([]);
  });

  it('B9.08 B9.07 wait until an adoption that is recorded later can no longer be undone silently', async () => {
    app.setNow('2026-11-23T16:00:00Z');
    const { adopter } = await adopt({ adoptedAt: new Date(ADOPTED) });
    expect(await mailsAt('2026-11-23T16:09:00Z')).toEqual([]);
    expect((await mailsAt('2026-11-23T16:20:00Z')).map(({ to }) => to)).toEqual([
      adopter.user.email,
    ]);
  });

  it('B9.08 S75 are answered by a POST; opening the link changes nothing, however often', async () => {
    const { adoption } = await adopt();
    const token = tokenOf((await mailsAt(DAY_3.replace('00:00', '05:00')))[0]?.text);
    await visitor.request(`/follow-up?token=${token}`);
    for (let times = 0; times < 2; times += 1) {
      const opened = await open(token);
      expect(opened.body).toMatchObject({ pet_name: 'Luna', day: 3, answer: null });
      expect(JSON.stringify(opened.body)).not.toContain('@');
    }
    expect((await rowsOf(adoption.id)).filter((row) => row.answer)).toEqual([]);
    const given = await answer(token, 'very_well', ' She sleeps on the sofa. ');
    expect(given.body).toMatchObject({ answer: 'very_well', words: 'She sleeps on the sofa.' });
    expect((await open('no-such-token')).body.code).toBe('FOLLOW_UP_LINK_INVALID');
    app.setNow('2027-02-01T15:00:00Z');
    expect((await open(token)).status).toBe(400);
  });

  it('B9.08 make a task of "not well", which somebody takes and does', async () => {
    const { adopter, adoption } = await adopt();
    const token = tokenOf((await mailsAt(DAY_3.replace('00:00', '05:00')))[0]?.text);
    const staff = await app.signIn('staff');
    const list = async () =>
      (await staff.call(endpoints.listFollowUps, { query: { view: 'open' } })).body;
    await answer(token, 'settling_in');
    expect(await list()).toEqual([]);
    await answer(token, 'not_well', 'She does not eat.');
    const [task] = await list();
    expect(task).toMatchObject({ pet_name: 'Luna', words: 'She does not eat.', taken_by: null });
    const change = (state: 'open' | 'taken' | 'done') =>
      staff.call(endpoints.changeFollowUp, { params: { id: task.id }, body: { state } });
    expect((await change('taken')).body.taken_by.id).toBe(staff.user.id);
    expect((await change('open')).body.taken_by).toBeNull();
    expect((await change('done')).body).toMatchObject({ taken_by: { id: staff.user.id } });
    expect(await list()).toEqual([]);
    // Another "not well" is the same answer; it gets better, and worse again.
    await answer(token, 'very_well');
    await answer(token, 'not_well');
    expect(await list()).toMatchObject([{ id: task.id, taken_by: null, done_at: null }]);
    const adoptedBy = (userId: string) =>
      app.database.update(adoptions).set({ userId }).where(eq(adoptions.id, adoption.id));
    await adoptedBy(staff.user.id);
    expect((await change('done')).body.code, 'B8.06').toBe('FORBIDDEN');
    await adoptedBy(adopter.user.id);
    const volunteer = await app.signIn('volunteer');
    expect((await volunteer.call(endpoints.listFollowUps)).status).toBe(403);
  });

  it('B9.08 are not sent after an undo or a return, also when the email waits already', async () => {
    const { adoption } = await adopt();
    const undo = (columns: Partial<typeof adoptions.$inferSelect>) =>
      app.database.update(adoptions).set(columns).where(eq(adoptions.id, adoption.id));
    await mailsAt('2026-11-20T19:10:00Z');
    expect(await rowsOf(adoption.id)).toHaveLength(3);
    await undo({ stage: 'checking', adoptedAt: null });
    expect(await mailsAt('2026-11-23T15:10:00Z')).toEqual([]);
    expect(await rowsOf(adoption.id)).toEqual([]);
    await undo({ stage: 'adopted', adoptedAt: new Date(DAY_3) });
    const [mail] = await mailsAt('2026-11-26T15:10:00Z');
    await answer(tokenOf(mail?.text), 'very_well');
    const endedAt = app.now();
    await undo({ stage: 'returned', endedAt });
    expect(await mailsAt('2026-12-07T15:10:00Z')).toEqual([]);
    expect((await open(tokenOf(mail?.text))).body.answer).toBe('very_well');
    expect((await answer(tokenOf(mail?.text), 'not_well')).status).toBe(400);
  });

  it('B9.08 end when the adopter wants it, and reach nobody without an address', async () => {
    await adopt();
    const [mail] = await mailsAt('2026-11-23T15:10:00Z');
    expect(mail?.text).toContain('&choice=stop');
    const body = { token: tokenOf(mail?.text) };
    expect((await visitor.call(endpoints.stopFollowUps, { body })).body.is_stopped).toBe(true);
    await adopt({ userId: null, adopterName: 'Walt' });
    const walkIn = { userId: null, adopterName: 'Wilma', adopterEmail: 'wilma@example.org' };
    await adopt(walkIn);
    const mails = await mailsAt('2026-12-07T15:10:00Z');
    expect(mails.map(({ to }) => to)).toEqual(['wilma@example.org']);
  });

  it('S67 D47 B9.08 a link ends when the address of the adopter is corrected', async () => {
    const walkIn = { userId: null, adopterName: 'Wilma', adopterEmail: 'wrong@example.org' };
    const { adoption } = await adopt(walkIn);
    const token = tokenOf((await mailsAt('2026-11-23T15:10:00Z'))[0]?.text);
    expect((await open(token)).status).toBe(200);
    const staff = await app.signIn('staff');
    const correction = { params: { id: adoption.id }, body: { email: 'wilma@example.org' } };
    expect((await staff.call(changeAdoption, correction)).status).toBe(200);
    expect((await open(token)).status).toBe(400);
  });

  it('B9.08 S67 links end when the person recovers the account', async () => {
    const { adopter } = await adopt();
    const [mail] = await mailsAt('2026-11-23T15:10:00Z');
    const token = tokenOf(mail?.text);
    expect((await open(token)).status).toBe(200);
    await adopter.logIn({ email: adopter.user.email, password: app.password });
    expect((await adopter.call(endOwnSessions)).status).toBe(204);
    expect((await open(token)).body.code).toBe('FOLLOW_UP_LINK_INVALID');
  });

  it('B9.08 F10 go with the account, and are in its export', async () => {
    const { adopter, adoption } = await adopt();
    const [mail] = await mailsAt('2026-11-23T15:10:00Z');
    const token = tokenOf(mail?.text);
    await answer(token, 'not_well', 'My words.');
    await adopter.logIn({ email: adopter.user.email, password: app.password });
    const exported = (await adopter.call(exportOwnAccount)).body.follow_ups;
    expect(exported).toMatchObject([{ day: 3, answer: 'not_well', words: 'My words.' }]);
    const body = { current_password: app.password };
    expect((await adopter.call(deleteOwnAccount, { body })).status).toBe(204);
    const [first] = (await rowsOf(adoption.id)).filter(({ day }) => day === 3);
    expect(first).toMatchObject({ answer: 'not_well', words: null });
    expect((await open(token)).status).toBe(400);
    expect(await mailsAt('2026-12-04T15:10:00Z')).toEqual([]);
  });

  it('B9.08 F10 words that are sent while the account is erased go with it, whichever is first', async () => {
    for (const isErasedFirst of [true, false]) {
      app.setNow(ADOPTED);
      await app.database.execute('DELETE FROM periodic_jobs');
      const { adopter, adoption } = await adopt();
      const token = tokenOf((await mailsAt('2026-11-23T15:10:00Z'))[0]?.text);
      await adopter.logIn({ email: adopter.user.email, password: app.password });
      const body = { current_password: app.password };
      const erase = () => adopter.call(deleteOwnAccount, { body });
      const send = () => answer(token, 'not_well', 'My words.');
      const calls = isErasedFirst ? ([erase, send] as const) : ([send, erase] as const);
      const row = { table: adoptions, id: adoption.id };
      const answers = await raceFor(app, row, ...calls);
      expect(answers.map(({ status }) => status)).toEqual(isErasedFirst ? [204, 400] : [200, 204]);
      const words = (await rowsOf(adoption.id)).map((each) => each.words);
      expect(words.filter(Boolean)).toEqual([]);
    }
  });

  it('B9.08 B9.07 of an adoption that is undone keep an answer and its task, and ask the rest anew', async () => {
    const { adopter, adoption } = await adopt();
    await mailsAt(DAY_3);
    const [day14] = await mailsAt('2026-12-04T15:00:00Z');
    const staff = await app.signIn('staff');
    const move = (action: 'undo' | 'complete') =>
      staff.call(moveAdoption, { params: { id: adoption.id }, body: { action } });
    const unanswered = tokenOf(day14?.text);
    const [first] = (await rowsOf(adoption.id)).sort((one, other) => one.day - other.day);
    await app.database
      .update(followUps)
      .set({ answer: 'not_well', words: 'She hides.', answeredAt: app.now() })
      .where(eq(followUps.id, first?.id ?? ''));
    expect((await move('undo')).status).toBe(200);
    expect((await answer(unanswered, 'very_well')).body.code).toBe('FOLLOW_UP_LINK_INVALID');
    await mailsAt('2026-12-04T16:00:00Z');
    expect(await rowsOf(adoption.id)).toMatchObject([{ day: 3, answer: 'not_well' }]);
    await staff.logIn({ email: staff.user.email, password: app.password });
    const open = await staff.call(endpoints.listFollowUps, { query: { view: 'open' } });
    expect(open.body).toMatchObject([{ words: 'She hides.' }]);
    await move('complete');
    const asked = [];
    for (const day of ['2026-12-07', '2026-12-18']) asked.push(await mailsAt(`${day}T18:00:00Z`));
    expect(asked.map((mails) => mails.map(({ to }) => to))).toEqual([[], [adopter.user.email]]);
  });
});
