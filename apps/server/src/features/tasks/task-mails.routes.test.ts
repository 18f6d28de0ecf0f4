import { exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/tasks/tasks-endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { createJobs } from '../../create-jobs.ts';
import { openTestApp, type SignedInClient, TEST_NOW } from '../../testing/test-app.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { endMembership } from '../staff/memberships.repository.ts';

const app = await openTestApp();

const HOUR = 3_600;

/** Jumps several times a day, so that a second mail of a day would show. */
async function advanceHours(hours: number) {
  for (let left = hours; left > 0; left -= 4) {
    app.advance(Math.min(left, 4) * HOUR);
    await app.runJobs();
  }
  return app.mails.splice(0).filter(({ subject }) => /tasks? waits? today/.test(subject));
}

const wantMail = (client: SignedInClient, hour: number | null) =>
  client.call(endpoints.updateTaskMailSettings, { body: { hour } as { hour: 7 } });
/** A session ends earlier than a day. */
const logInAgain = ({ logIn, user }: SignedInClient) =>
  logIn({ email: user.email, password: app.password });
const create = (client: SignedInClient, body: object) =>
  client.call(endpoints.createTask, { body: body as { title: string } });

beforeEach(async () => {
  await app.database.execute(
    'DELETE FROM tasks; DELETE FROM task_mail_settings; DELETE FROM memberships',
  );
  // They know when they ran, which is later.
  await app.database.execute('DELETE FROM periodic_jobs');
  app.mails.length = 0;
  app.setNow(TEST_NOW);
  await app.useCareParts();
});

describe('the mail of the morning', () => {
  it('B11.07 is off at first, and comes once a day from the chosen hour on', async () => {
    const staff = await app.signIn('staff');
    expect((await staff.call(endpoints.getTaskMailSettings)).body).toEqual({ hour: null });
    await create(staff, { title: 'Mine', assigned_to: staff.user.id, due_on: '2026-11-19' });
    await create(staff, { title: 'Nobody’s', due_on: '2026-11-21' });
    await create(staff, { title: 'Later', due_on: '2026-12-24' });
    expect(await advanceHours(24)).toEqual([]);
    app.setNow(TEST_NOW);
    await app.database.execute('DELETE FROM periodic_jobs');
    expect((await wantMail(staff, 4)).status).toBe(422);
    expect((await wantMail(staff, 7)).body).toEqual({ hour: 7 });
    expect((await staff.call(exportOwnAccount)).body).toMatchObject({
      task_mails: 7,
      tasks: [{ title: 'Mine', due_on: '2026-11-19', done_at: null }, {}, {}],
    });
    expect(await advanceHours(20.5), 'until 6:30').toEqual([]);
    app.advance(HOUR / 2);
    const servers = Array.from({ length: 3 }, () => createJobs(app.dependencies));
    await Promise.all(servers.map((server) => server.runDue()));
    const [mail, ...others] = await advanceHours(23);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: staff.user.email, subject: '2 tasks wait today' });
    expect(mail?.text).toContain('Overdue since November 19, 2026');
    expect(mail?.text).toMatch(/Mine.*Nobody does these tasks yet:.*Nobody’s/s);
    expect(mail?.text).not.toContain('Later');
    expect(mail?.text).toContain('http://pawmatch.example/admin/tasks');
    expect(await advanceHours(24), 'the next day').toHaveLength(1);
    await logInAgain(staff);
    expect((await wantMail(staff, null)).status).toBe(200);
    expect(await advanceHours(24)).toEqual([]);
  });

  it('B11.07 does not come when nothing waits', async () => {
    const [staff, kim] = [await app.signIn('staff'), await app.signIn('staff')];
    await wantMail(staff, 7);
    await create(kim, { title: 'Of Kim', assigned_to: kim.user.id, due_on: '2026-11-19' });
    expect(await advanceHours(48)).toEqual([]);
  });

  it.each([
    ['2026-10-31T15:00:00Z', 'an hour twice'],
    ['2027-03-13T15:00:00Z', 'an hour never'],
  ])('B11.07 comes once where the clock changes: from %s on the shelter has %s', async (begin) => {
    app.setNow(begin);
    const staff = await app.signIn('staff');
    await wantMail(staff, 5);
    await create(staff, { title: 'Old', due_on: '2026-10-01' });
    expect(await advanceHours(3 * 24)).toHaveLength(3);
  });

  it('B11.07 ends with the role, also when that ends between choosing and sending', async () => {
    const staff = await app.signIn('staff');
    await create(staff, { title: 'Old', due_on: '2026-10-01' });
    await wantMail(staff, 7);
    const colleague = { userId: staff.user.id, shelterId: FIRST_SHELTER };
    await endMembership(app.database, colleague, app.now());
    expect(await advanceHours(24)).toEqual([]);
    await logInAgain(staff);
    expect((await wantMail(staff, 7)).status).toBe(403);
  });
});
