import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { getSecondFactors, stopFactorReset } from '@pawmatch/contract/auth/second-factor-endpoints';
import * as endpoints from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { acceptStaffInvitation } from '@pawmatch/contract/colleagues/invitation-endpoints';
import { type JournalEntry, listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { createFactors } from '../auth/testing/second-factors.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { lockManagers } from '../staff/managers.repository.ts';
import { users } from '../users/users.table.ts';

const app = await openTestApp();
const { addCodes, addPasskey, logIn, mailsTo } = createFactors(app);

let manager: SignedInClient;
let other: SignedInClient;
let colleague: SignedInClient;

beforeEach(async () => {
  await app.database.delete(users);
  await app.runJobs();
  app.mails.length = 0;
  manager = await app.signIn('manager');
  other = await app.signIn('manager');
  colleague = await app.signIn('staff');
  await addCodes(colleague);
  await addPasskey(colleague);
});

const paramsOf = ({ user }: SignedInClient) => ({ id: user.id });
const ask = (by = manager, whom = colleague) =>
  by.call(endpoints.askFactorReset, { params: paramsOf(whom) });
const confirm = (by = other, whom = colleague) =>
  by.call(endpoints.confirmFactorReset, { params: paramsOf(whom) });
const codes = (answers: { status: number; body?: { code?: string } }[]) =>
  answers.map(({ status, body }) => body?.code ?? status);
const stateOf = async (whom: SignedInClient) => {
  const { colleagues } = (await manager.call(endpoints.listColleagues)).body;
  return colleagues.find(({ id }: { id: string }) => id === whom.user.id);
};
const steps = async () => {
  const query = { kind: 'changed', person_id: colleague.user.id };
  const { body } = await manager.call(listJournal, { query });
  return (body as JournalEntry[]).flatMap(({ colleague: by, event }) =>
    (event?.changes ?? []).map(({ values }) => [by?.id, values?.after]),
  );
};

describe('a lost device', () => {
  it('B8.08 B8.09 is helped by two managers: the colleague is told, logs in with the password, and the journal has both', async () => {
    expect(await stateOf(colleague)).toMatchObject({ has_second_factor: true, factor_reset: null });
    expect((await ask()).status).toBe(204);
    const until = new Date(app.now().getTime() + 24 * 60 * 60_000).toISOString();
    const { id, fullName: full_name } = manager.user;
    expect((await stateOf(colleague)).factor_reset).toEqual({ asked_by: { id, full_name }, until });
    expect((await colleague.call(getSecondFactors)).body.reset_until).toBe(until);
    expect((await logIn(colleague)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await confirm()).status).toBe(204);
    expect((await colleague.call(getCurrentUser)).status).toBe(401);
    expect((await logIn(colleague)).status).toBe(200);
    expect(await stateOf(colleague)).toMatchObject({
      has_second_factor: false,
      factor_reset: null,
    });
    expect(await steps()).toEqual([
      [other.user.id, 'done'],
      [id, 'asked'],
    ]);
    const texts = (await mailsTo(colleague)).map(({ text }) => text).join();
    for (const text of ['A manager asks to remove', 'was removed by two managers'])
      expect(texts).toContain(text);
    expect(texts).not.toContain(manager.user.fullName);
  });

  it('B8.08 S07 is not helped by one manager alone, the colleague, staff, too late, or without a proof', async () => {
    expect(codes([await confirm(), await ask(colleague), await ask(manager, manager)])).toEqual([
      'FACTOR_RESET_NOT_FOUND',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(codes([await ask(manager, other), await ask(), await ask(other)])).toEqual([
      'NO_SECOND_FACTOR',
      204,
      'CONFLICT',
    ]);
    expect(codes([await confirm(manager), await confirm(colleague)])).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    app.advance(10 * 60);
    expect(codes([await ask(), await confirm()])).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED']);
    app.advance(24 * 60 * 60);
    for (const person of [manager, other])
      await person.logIn({ email: person.user.email, password: app.password });
    expect(codes([await confirm(), await ask(other), await confirm(manager)])).toEqual([
      'FACTOR_RESET_NOT_FOUND',
      204,
      204,
    ]);
  });

  it('B8.08 S07 is not confirmed by somebody who was made manager afterwards', async () => {
    await ask();
    expect(codes([await confirm(await app.signIn('manager'))])).toEqual(['FORBIDDEN']);
    expect((await confirm(other)).status).toBe(204);
  });

  it('B8.08 S07 is not helped by two accounts with one mailbox, nor by another account of the colleague', async () => {
    const rename = ({ user }: SignedInClient, email: string) =>
      app.database.update(users).set({ email }).where(eq(users.id, user.id));
    await rename(manager, 'boss@example.org');
    await rename(other, 'Boss+desk@example.org');
    await ask();
    expect(codes([await confirm()])).toEqual(['FORBIDDEN']);
    await rename(other, colleague.user.email.replace('@', '+desk@'));
    expect(codes([await confirm(), await ask(other)])).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await rename(other, 'desk@example.org');
    expect((await confirm()).status).toBe(204);
  });

  it('B8.08 is stopped by the colleague, and when the manager who asks is none any more', async () => {
    await ask();
    expect((await colleague.call(stopFactorReset)).status).toBe(204);
    expect(codes([await confirm(), await colleague.call(stopFactorReset)])).toEqual(
      Array(2).fill('FACTOR_RESET_NOT_FOUND'),
    );
    expect((await steps())[0]).toEqual([colleague.user.id, 'stopped']);
    await ask();
    const options = { params: paramsOf(manager), body: { role: 'staff' } };
    expect((await other.call(endpoints.changeColleague, options)).status).toBe(204);
    expect(codes([await confirm()])).toEqual(['FACTOR_RESET_NOT_FOUND']);
    expect((await logIn(colleague)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('B8.08 S53 locks no managers for people without a reset or an invitation', async () => {
    const adopter = await app.signIn();
    const link = { invitation: newId(), token: 'x'.repeat(43) };
    await app.database.transaction(async (tx) => {
      await lockManagers(tx, FIRST_SHELTER);
      const stopped = await adopter.call(stopFactorReset);
      const accepted = await adopter.call(acceptStaffInvitation, { body: link });
      expect(codes([stopped, accepted])).toEqual([
        'FACTOR_RESET_NOT_FOUND',
        'STAFF_INVITATION_INVALID',
      ]);
    });
  });

  it('B8.08 S04 is either helped or stopped, at the same moment', async () => {
    await ask();
    const answers = await Promise.all([confirm(), confirm(), colleague.call(stopFactorReset)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
