import { deleteOwnAccount, exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/person-marks/person-marks-endpoints';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { personMarks } from './person-marks.table.ts';

const app = await openTestApp();
const staff = await app.signIn('staff');

const REASON = 'Was violent against a dog.';
const EMAIL = 'walt.mark@gmail.com';

const marksOfAdoption = async (columns: Parameters<typeof app.buildAdoption>[0]) => {
  const { id } = await app.buildAdoption({ userId: null, ...columns });
  return (await staff.call(endpoints.listMarksOfAdoption, { params: { id } })).body;
};

it('B9.12 B9.05 a mark is for staff, fits mailbox and telephone, and outlives the account as digests for two years', async () => {
  const walt = await app.buildUser({ email: EMAIL, phoneNumber: '5550199123' });
  const params = { id: walt.id };
  const mark = (by: typeof staff, reason = REASON) =>
    by.call(endpoints.markPerson, { params, body: { reason } });
  expect((await mark(await app.signIn('volunteer'))).status).toBe(403);
  expect((await mark(staff, ' ')).status).toBe(422);
  await mark(staff, 'First');
  expect((await mark(staff)).body).toMatchObject([
    { reason: REASON, set_by: staff.user.fullName, is_own: true },
  ]);
  expect(await marksOfAdoption({ userId: walt.id })).toMatchObject([{ reason: REASON }]);
  expect(await marksOfAdoption({ adopterEmail: 'WaltMark+pets@googlemail.example' })).toEqual([]);
  expect(await marksOfAdoption({ adopterEmail: 'WaltMark+pets@gmail.com' })).toHaveLength(1);
  expect(await marksOfAdoption({ adopterPhone: '+1 (555) 019-9123' })).toHaveLength(1);
  expect(await marksOfAdoption({})).toEqual([]);

  const own = app.visitor();
  await own.logIn({ email: EMAIL, password: app.password });
  expect(JSON.stringify((await own.call(exportOwnAccount)).body)).not.toContain(REASON);
  const body = { current_password: app.password };
  expect((await own.call(deleteOwnAccount, { body })).status).toBe(204);
  const again = await app.buildUser({ email: EMAIL });
  const read = async () =>
    (await staff.call(endpoints.listMarksOfPerson, { params: { id: again.id } })).body;
  expect(await read()).toMatchObject([{ reason: null, is_own: false }]);
  const stored = JSON.stringify(await app.database.select().from(personMarks));
  for (const text of [EMAIL, 'waltmark', '5550199123', REASON]) expect(stored).not.toContain(text);

  app.setNow('2028-11-21T15:00:00Z');
  await app.runJobs();
  expect(await app.database.select().from(personMarks)).toEqual([]);
});

it('B9.12 a mark that was a mistake is removed', async () => {
  const { id } = await app.buildUser();
  const call = { params: { id }, body: { reason: REASON } };
  const [mark] = (await (await app.signIn('staff')).call(endpoints.markPerson, call)).body;
  const by = await app.signIn('staff');
  const remove = () => by.call(endpoints.removeMark, { params: { id: mark.id } });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
});
