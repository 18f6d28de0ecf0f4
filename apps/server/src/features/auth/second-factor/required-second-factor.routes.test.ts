import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import {
  getSettings,
  requireSecondFactor,
  updateSettings,
} from '@pawmatch/contract/shelter/shelter-endpoints';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import { updateRequestMailSettings } from '@pawmatch/contract/visits/staff/request-mails-endpoints';
import { listOwnVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { users } from '../../users/users.table.ts';
import { listRequestMails } from '../../visits/request-mails/request-mails.repository.ts';
import { createFactors } from '../testing/second-factors.ts';

const test = await openTestApp();
const { addCodes, codeOf, logIn, takeSecondStep } = createFactors(test);

const DAY = 24 * 60 * 60;
let manager: SignedInClient;

beforeEach(async () => {
  await test.database.delete(users);
  await test.database.execute(sql`UPDATE shelters SET second_factor_required_at = NULL`);
  await test.runJobs();
  test.mails.length = 0;
  manager = await test.signIn('manager');
});

const setRequired = (is_required: boolean, by = manager) =>
  by.call(requireSecondFactor, { body: { is_required } });
/** Access tokens end within the grace. */
const logInAgain = (person: SignedInClient) =>
  person.logIn({ email: person.user.email, password: test.password });
const codeOfCall = async (person: SignedInClient) =>
  (await person.request('/api/admin/overview')).body.code;
const dueOf = async (person: SignedInClient) =>
  (await person.call(getCurrentUser)).body.second_factor_due as string | null;
const inDays = (days: number) => new Date(test.now().getTime() + days * DAY * 1_000).toISOString();
async function told() {
  test.advance(60);
  await test.runJobs();
  return test.mails
    .splice(0)
    .filter(({ subject }) => subject.includes('set up a second step'))
    .filter(({ text }) => text.includes('/account#second-factors'))
    .map(({ to, text }) => [to, /by (\w+, \w+ \d+)/.exec(text)?.[1]]);
}

describe('a second factor that the shelter requires', () => {
  it('B8.08 is off at first, is set by managers after a proof, and is in the history', async () => {
    expect((await manager.call(getSettings)).body.second_factor_required_at).toBeNull();
    expect(await dueOf(manager)).toBeNull();
    expect((await setRequired(true, await test.signIn('staff'))).status).toBe(403);
    test.advance(10 * 60);
    expect((await setRequired(true)).body.code).toBe('PROOF_REQUIRED');
    await logInAgain(manager);
    const { version } = (await manager.call(getSettings)).body;
    const since = test.now().toISOString();
    expect((await setRequired(true)).body).toMatchObject({ second_factor_required_at: since });
    test.advance(60);
    expect((await setRequired(true)).body.second_factor_required_at).toBe(since);
    const [event] = (await manager.call(listHistory, { query: { limit: 1 } })).body;
    expect(event).toMatchObject({ kind: 'shelter.updated', actor: { kind: 'staff' } });
    expect(event.changes).toMatchObject([{ field: 'second_factor_required_at' }]);
    const {
      updated_at: _,
      second_factor_required_at: __,
      ...settings
    } = (await manager.call(getSettings)).body;
    const body = { ...settings, expected_version: version };
    const saved = await manager.call(updateSettings, { body });
    expect([saved.status, saved.body.settings?.second_factor_required_at]).toEqual([200, since]);
    expect((await setRequired(false)).body.second_factor_required_at).toBeNull();
    expect(await told()).toEqual([]);
  });

  it('B8.08 has seven days of grace, of which each colleague without a factor is told once', async () => {
    const volunteer = await test.signIn('volunteer');
    const protectedOne = await test.signIn('staff');
    const { secret } = await addCodes(protectedOne);
    const adopter = await test.signIn();
    await setRequired(true);
    const due = inDays(7);
    expect(await dueOf(volunteer)).toBe(due);
    for (const person of [protectedOne, adopter]) expect(await dueOf(person)).toBeNull();
    const friday = 'Friday, November 27';
    expect(new Set(await told())).toEqual(
      new Set([
        [manager.user.email, friday],
        [volunteer.user.email, friday],
      ]),
    );
    test.advance(2 * DAY);
    const newcomer = await test.signIn('staff');
    expect(await dueOf(newcomer)).toBe(inDays(7));
    expect(await told()).toEqual([[newcomer.user.email, 'Sunday, November 29']]);
    test.advance(5 * DAY);
    for (const person of [volunteer, newcomer]) await logInAgain(person);
    expect(await codeOfCall(volunteer)).toBe('SECOND_FACTOR_MISSING');
    expect(await codeOfCall(newcomer)).toBeUndefined();
    const { body } = await takeSecondStep(protectedOne, { code: codeOf(secret) });
    expect(body.user.role).toBe('admin');
    expect(await told()).toEqual([]);
  });

  it('B8.08 S48 tells nobody twice a day of a requirement, and managers of its end', async () => {
    const volunteer = await test.signIn('volunteer');
    await setRequired(true);
    expect(await told()).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) {
      test.advance(1);
      await setRequired(false);
      await setRequired(true);
    }
    await test.runJobs();
    const ends = test.mails.filter(({ subject }) => subject.includes('does not require'));
    expect(ends.map(({ to }) => to)).toEqual(Array(2).fill(manager.user.email));
    expect(await told()).toEqual([]);
    test.advance(DAY);
    expect((await told()).map(([to]) => to)).toContain(volunteer.user.email);
  });

  it('B8.08 closes staff’s calls afterwards, not the rest, until there is a factor, also for the only manager', async () => {
    const calendar = new URL((await manager.call(createCalendarAddress)).body.url);
    const readCalendar = () => test.visitor().request(calendar.pathname + calendar.search);
    await manager.call(updateRequestMailSettings, { body: { frequency: 'at_once' } });
    await setRequired(true);
    const sideDoors = async () => [
      (await readCalendar()).status,
      (await listRequestMails(test.database, FIRST_SHELTER, test.now())).length,
    ];
    expect(await sideDoors()).toEqual([200, 1]);
    test.advance(7 * DAY);
    expect(await sideDoors()).toEqual([404, 0]);
    await logInAgain(manager);
    const { status, body } = await manager.request('/api/admin/overview');
    expect([status, body.code]).toEqual([403, 'SECOND_FACTOR_MISSING']);
    expect((await manager.call(getCurrentUser)).body).toMatchObject({
      ...{ role: 'admin', staff_roles: ['manager'], capabilities: [] },
      second_factor_due: test.now().toISOString(),
    });
    expect((await setRequired(false)).body.code).toBe('SECOND_FACTOR_MISSING');
    expect((await manager.call(listOwnVisits)).status).toBe(200);
    await addCodes(manager);
    expect(await codeOfCall(manager)).toBeUndefined();
    expect(await dueOf(manager)).toBeNull();
    expect((await manager.call(endpoints.removeOneTimeCodes)).status).toBe(204);
    expect(await codeOfCall(manager)).toBe('SECOND_FACTOR_MISSING');
    expect((await logIn(manager)).status).toBe(200);
  });
});
