import { once } from 'node:events';
import { changeUserRole, deleteUser } from '@pawmatch/contract/account/account-endpoints';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import { prove } from '@pawmatch/contract/auth/second-factor-endpoints';
import * as endpoints from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { createCalendarAddress } from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openConnection } from '../../testing/raw-connection.ts';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { users } from '../users/users.table.ts';

const app = await openTestApp();

const current_password = app.password;
let manager: SignedInClient;

beforeEach(async () => {
  await app.database.delete(users);
  await app.runJobs();
  app.mails.length = 0;
  manager = await app.signIn('manager');
});

const paramsOf = ({ user }: SignedInClient) => ({ id: user.id });
const suspend = (by: SignedInClient, whom: SignedInClient) =>
  by.call(endpoints.suspendColleague, { params: paramsOf(whom) });
const reinstate = (by: SignedInClient, whom: SignedInClient) =>
  by.call(endpoints.reinstateColleague, { params: paramsOf(whom) });
const remove = (by: SignedInClient, whom: SignedInClient) =>
  by.call(endpoints.removeColleague, { params: paramsOf(whom) });
const giveRole = (by: SignedInClient, whom: SignedInClient, role: string) =>
  by.call(endpoints.changeColleague, { params: paramsOf(whom), body: { role } });
/** The last proof, which was the login, is too long ago. */
const passProof = () => app.advance(10 * 60);
const colleagues = async (by = manager) =>
  (await by.call(endpoints.listColleagues)).body.colleagues;
const mayRead = async (person: SignedInClient) =>
  (await person.request('/api/admin/overview')).status;
const subjects = async () => {
  await app.runJobs();
  const mails = app.mails.splice(0).filter(({ subject }) => !subject.startsWith('A new login'));
  return mails.map(({ to, subject }) => `${to}: ${subject}`);
};

describe('colleagues', () => {
  it('B8.07 are listed with role, since when, and whether they are suspended', async () => {
    const volunteer = await app.signIn('volunteer');
    await app.signIn();
    await suspend(manager, volunteer);
    const since = app.now().toISOString();
    expect(await colleagues()).toEqual([
      {
        id: manager.user.id,
        full_name: manager.user.fullName,
        email: manager.user.email,
        ...{ role: 'manager', since, invited_by: null, suspended_at: null },
        ...{ foster_pets: [], has_second_factor: false, factor_reset: null },
      },
      {
        id: volunteer.user.id,
        full_name: volunteer.user.fullName,
        email: volunteer.user.email,
        ...{ role: 'volunteer', since, invited_by: null, suspended_at: since },
        ...{ foster_pets: [], has_second_factor: false, factor_reset: null },
      },
    ]);
  });

  it('B8.07 S07 S11 are out with sessions and calendar at once when suspended, and back when reinstated', async () => {
    const colleague = await app.signIn('staff');
    const { url } = (await colleague.call(createCalendarAddress)).body;
    const calendar = () => app.visitor().request(new URL(url).pathname + new URL(url).search);
    expect([await mayRead(colleague), (await calendar()).status]).toEqual([200, 200]);
    expect((await suspend(manager, colleague)).status).toBe(204);
    expect([await mayRead(colleague), (await calendar()).status]).toEqual([401, 404]);
    await colleague.logIn({ email: colleague.user.email, password: app.password });
    expect(await mayRead(colleague)).toBe(403);
    expect((await colleague.request('/api/users/me')).body).toMatchObject({
      ...{ role: 'adopter', staff_roles: [], capabilities: [] },
    });
    // Twice is no other event and no other email.
    expect((await suspend(manager, colleague)).status).toBe(204);
    expect((await reinstate(manager, colleague)).status).toBe(204);
    expect(await mayRead(colleague)).toBe(200);
    expect((await calendar()).status).toBe(404);
    expect(await subjects()).toEqual([
      `${colleague.user.email}: Your access to the staff pages of Pawmatch Shelter is suspended`,
      `${colleague.user.email}: You are a member of the staff of Pawmatch Shelter`,
    ]);
  });

  it('B8.07 S07 are gone when removed, after a proof of the manager, and keep their account', async () => {
    const colleague = await app.signIn('staff');
    passProof();
    const withoutProof = [
      await remove(manager, colleague),
      await giveRole(manager, colleague, 'manager'),
      await reinstate(manager, colleague),
    ];
    expect(withoutProof.map(({ body }) => body.code)).toEqual(Array(3).fill('PROOF_REQUIRED'));
    expect(await mayRead(colleague)).toBe(200);
    await manager.call(prove, { body: { password: app.password } });
    expect((await remove(manager, colleague)).status).toBe(204);
    expect(await mayRead(colleague)).toBe(401);
    expect((await remove(manager, colleague)).body.code).toBe('COLLEAGUE_NOT_FOUND');
    expect((await suspend(manager, colleague)).body.code).toBe('COLLEAGUE_NOT_FOUND');
    expect(await colleagues()).toHaveLength(1);
    await colleague.logIn({ email: colleague.user.email, password: app.password });
    expect((await colleague.request('/api/users/me')).body.role).toBe('adopter');
    expect(await subjects()).toEqual([
      `${colleague.user.email}: You no longer work with Pawmatch Shelter`,
    ]);
  });

  it('B8.07 S55 get another role with effect from the next request, which the history tells', async () => {
    const colleague = await app.signIn('volunteer');
    for (const role of ['network_admin', 'owner', ''])
      expect((await giveRole(manager, colleague, role)).status).toBe(422);
    expect((await colleague.call(endpoints.listColleagues)).status).toBe(403);
    expect((await giveRole(manager, colleague, 'manager')).status).toBe(204);
    expect(await colleagues(colleague)).toHaveLength(2);
    expect(await subjects()).toEqual([
      `${manager.user.email}: Pawmatch Shelter has a new admin`,
      `${colleague.user.email}: Pawmatch Shelter has a new admin`,
    ]);
    await giveRole(manager, colleague, 'staff');
    await suspend(manager, colleague);
    await giveRole(manager, colleague, 'volunteer');
    await remove(manager, colleague);
    const query = { person_id: colleague.user.id };
    const { body } = await manager.call(listHistory, { query });
    const changes = body.flatMap((event: { changes: object[] }) => event.changes);
    const change = (field: string, before: unknown, after: unknown) => ({
      field,
      values: { before, after },
    });
    expect(changes).toEqual([
      change('staff_role', 'volunteer', null),
      change('staff_role', 'staff', 'volunteer'),
      change('suspended', false, true),
      change('staff_role', 'manager', 'staff'),
      change('staff_role', 'volunteer', 'manager'),
      change('staff_role', null, 'volunteer'),
    ]);
    expect(body[0].actor).toEqual({ kind: 'staff', name: manager.user.fullName });
  });

  it('B8.07 S55 get no more rights while their address is not confirmed', async () => {
    const colleague = await app.signIn('staff');
    await app.database.update(users).set({ emailConfirmedAt: null });
    expect((await giveRole(manager, colleague, 'manager')).body.code).toBe('EMAIL_NOT_CONFIRMED');
    expect((await giveRole(manager, colleague, 'volunteer')).status).toBe(204);
  });

  it('B8.07 S07 the last manager is neither removed, suspended nor demoted, in whatever way', async () => {
    await app.signIn('staff');
    const suspended = await app.signIn('manager');
    await suspend(manager, suspended);
    const attempts = [
      await suspend(manager, manager),
      await remove(manager, manager),
      await giveRole(manager, manager, 'staff'),
      await manager.call(changeUserRole, { params: paramsOf(manager), body: { role: 'adopter' } }),
      await manager.call(deleteUser, { params: paramsOf(manager), body: { current_password } }),
    ];
    const detail = 'The last admin cannot be removed or demoted.';
    for (const { body } of attempts) expect(body).toMatchObject({ code: 'LAST_ADMIN', detail });
    expect(await colleagues()).toHaveLength(3);
  });

  it('B8.07 S07 one of two managers stays who end each other at the same moment, in whatever way', async () => {
    const ways = [
      suspend,
      remove,
      (by: SignedInClient, whom: SignedInClient) => giveRole(by, whom, 'volunteer'),
      (by: SignedInClient, whom: SignedInClient) =>
        by.call(deleteUser, { params: paramsOf(whom), body: { current_password } }),
    ] as const;
    for (let round = 0; round < 12; round += 1) {
      await app.database.delete(users);
      const [one, two] = [await app.signIn('manager'), await app.signIn('manager')];
      const way = (offset: number) => ways[(round + offset * (round % 2)) % 4] ?? suspend;
      const answers = await Promise.all([way(0)(one, two), way(1)(two, one)]);
      expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(
        1,
      );
      const left = [one, two].map(async (it) => (await it.call(endpoints.listColleagues)).status);
      expect((await Promise.all(left)).filter((status) => status === 200)).toHaveLength(1);
    }
  });

  it('B8.07 S07 somebody whose role ends before the body arrives makes nobody a manager', async () => {
    const puppet = await app.signIn();
    const former = await app.signIn('manager');
    const { method, path } = changeUserRole;
    const body = JSON.stringify({ role: 'admin', current_password });
    const connection = await openConnection(app.url);
    const head = [
      `${method} /api${path.replace(':id', puppet.user.id)} HTTP/1.1`,
      'Host: a',
      `Authorization: Bearer ${former.token}`,
      `${CSRF_HEADER}: ${former.cookies.get(CSRF_COOKIE)}`,
      `Cookie: ${CSRF_COOKIE}=${former.cookies.get(CSRF_COOKIE)}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    const isLetIn = once(app.app.server, 'request');
    connection.socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    await isLetIn;
    expect((await giveRole(manager, former, 'staff')).status).toBe(204);
    connection.socket.write(body.slice(10));
    expect(await connection.wholeResponse()).toContain('"code":"FORBIDDEN"');
    expect((await puppet.request('/api/users/me')).body.role).toBe('adopter');
  });

  it('B8.07 S24 another person is no colleague', async () => {
    const adopter = await app.signIn();
    for (const id of [adopter.user.id, newId()]) {
      const params = { id };
      const body = { role: 'staff' };
      expect((await manager.call(endpoints.changeColleague, { params, body })).status).toBe(404);
      expect((await manager.call(endpoints.suspendColleague, { params })).status).toBe(404);
    }
    const params = { id: 'x' };
    expect((await manager.call(endpoints.suspendColleague, { params })).status).toBe(422);
  });

  it('B8.07 S04 staff who may not end a role do not delete the account of a colleague either', async () => {
    const staff = await app.signIn('staff');
    for (const role of ['volunteer', 'manager'] satisfies ShelterRole[]) {
      const colleague = await app.signIn(role);
      const options = { params: paramsOf(colleague), body: { current_password } };
      expect((await staff.call(deleteUser, options)).status).toBe(403);
      expect((await colleague.request('/api/users/me')).status).toBe(200);
      await suspend(manager, colleague);
      expect((await staff.call(deleteUser, options)).status).toBe(403);
      expect((await manager.call(deleteUser, options)).status).toBe(204);
    }
  });
});
