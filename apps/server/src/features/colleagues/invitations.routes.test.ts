import { login } from '@pawmatch/contract/auth/auth-endpoints';
import * as colleagues from '@pawmatch/contract/colleagues/colleagues-endpoints';
import * as links from '@pawmatch/contract/colleagues/invitation-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { users } from '../users/users.table.ts';

const app = await openTestApp({ config: { rateLimits: true } });

type Client = Pick<SignedInClient, 'call'>;

const EMAIL = 'grace@example.org';
const NEW_ACCOUNT = { full_name: 'Grace Hopper', password: 'a compiler of her own' };
let manager: SignedInClient;

beforeEach(async () => {
  await app.database.delete(users);
  await app.runJobs();
  app.mails.length = 0;
  manager = await app.signIn('manager');
});

const invite = (body: object = {}, by = manager) =>
  by.call(colleagues.inviteColleague, {
    body: { email: EMAIL, role: 'volunteer', ...body },
  });

/** Sends what waits. @returns the link of the mail to the address */
async function readLink(email = EMAIL) {
  await app.runJobs();
  const mail = app.mails.splice(0).find(({ to, text }) => to === email && /invitation=/.test(text));
  const [, invitation, token] = /\?invitation=([\w-]+)&token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { invitation: invitation ?? '', token: token ?? '' };
}

async function invited(body: object = {}) {
  expect((await invite(body)).status).toBe(204);
  return readLink((body as { email?: string }).email);
}

const open = (link: object) => app.visitor().call(links.openStaffInvitation, { body: link });
const register = (link: object, client: Client = app.visitor()) =>
  client.call(links.registerInvited, { body: { ...link, ...NEW_ACCOUNT } });
const accept = (client: Client, link: object) =>
  client.call(links.acceptStaffInvitation, { body: link });
const openInvitations = async () =>
  (await manager.call(colleagues.listColleagues)).body.invitations;
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body?.code;

describe('invitations of colleagues', () => {
  it('B8.07 S75 somebody without an account signs up by the mailed link, which is stored as a hash', async () => {
    const link = await invited();
    expect(await openInvitations()).toMatchObject([
      { email: EMAIL, role: 'volunteer', invited_by: manager.user.fullName },
    ]);
    const { rows } = await app.database.execute(sql`SELECT grants::text AS row FROM grants`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect((await open(link)).body).toEqual({
      ...{
        invited_by: manager.user.fullName,
        shelter: 'Pawmatch Shelter',
        email: EMAIL,
        role: 'volunteer',
      },
    });
    const client = app.visitor();
    const { status, body } = await register(link, client);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: EMAIL, role: 'admin', phone_number: null });
    const me = await client.request('/api/users/me', {
      headers: { Authorization: `Bearer ${body.access_token}` },
    });
    expect(me.body).toMatchObject({ staff_roles: ['volunteer'], email_confirmed: true });
    const list = (await manager.call(colleagues.listColleagues)).body;
    expect(list.invitations).toEqual([]);
    expect(list.colleagues).toContainEqual(
      expect.objectContaining({ email: EMAIL, invited_by: manager.user.fullName }),
    );
    expect(await codeOf(open(link))).toBe('STAFF_INVITATION_ACCEPTED');
    expect(await codeOf(register(link))).toBe('STAFF_INVITATION_ACCEPTED');
    const { rows: stored } = await app.database.execute(sql`SELECT email FROM staff_invitations`);
    expect(stored).toEqual([{ email: null }]);
  });

  it('B8.07 somebody with an account accepts as that address, and nobody else does', async () => {
    const person = await app.signIn();
    const link = await invited({ email: person.user.email, role: 'staff' });
    expect(await codeOf(register(link))).toBe('EMAIL_TAKEN');
    for (const other of [await app.signIn(), manager])
      expect(await codeOf(accept(other, link))).toBe('STAFF_INVITATION_OF_ANOTHER');
    expect((await accept(app.visitor(), link)).status).toBe(401);
    await app.database.execute(
      sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${person.user.id}`,
    );
    expect((await accept(person, link)).status).toBe(204);
    expect((await person.request('/api/users/me')).body).toMatchObject({
      ...{ role: 'admin', staff_roles: ['staff'], email_confirmed: true },
    });
    expect(await codeOf(accept(person, link))).toBe('STAFF_INVITATION_ACCEPTED');
  });

  it('B8.07 S17 the answer to an invitation is the same whether the address has an account', async () => {
    const { email } = await app.buildUser();
    const answers = [await invite({ email }), await invite({ email: 'nobody@example.org' })];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, answers[0]?.body],
      [204, answers[0]?.body],
    ]);
    const opened = [await open(await readLink(email)), await open(await invited())];
    expect(opened.map(({ body }) => Object.keys(body))).toEqual([
      ['invited_by', 'shelter', 'email', 'role'],
      ['invited_by', 'shelter', 'email', 'role'],
    ]);
  });

  it('B8.07 says why a link has ended: withdrawn, expired, replaced, wrong', async () => {
    const link = await invited();
    const params = { id: link.invitation };
    expect((await manager.call(colleagues.resendInvitation, { params })).status).toBe(204);
    const second = await readLink();
    expect(second.invitation).toBe(link.invitation);
    expect(await codeOf(open(link))).toBe('STAFF_INVITATION_INVALID');
    expect((await open(second)).status).toBe(200);
    const wrong = [
      { ...second, token: 'x' },
      { ...second, invitation: newId() },
      { ...(await invited({ email: 'other@example.org' })), token: second.token },
    ];
    for (const body of wrong) {
      expect(await codeOf(open(body))).toBe('STAFF_INVITATION_INVALID');
      expect(await codeOf(register(body))).toBe('STAFF_INVITATION_INVALID');
    }
    for (const body of [{}, { ...second, invitation: 'x' }, { ...second, token: '' }])
      expect((await open(body)).status).toBe(422);
    app.advance(7 * 24 * 60 * 60);
    expect(await codeOf(open(second))).toBe('STAFF_INVITATION_EXPIRED');
    expect(await codeOf(register(second))).toBe('STAFF_INVITATION_EXPIRED');
    await manager.logIn({ email: manager.user.email, password: app.password });
    await manager.call(colleagues.resendInvitation, { params });
    const third = await readLink();
    expect((await open(third)).status).toBe(200);
    expect((await manager.call(colleagues.withdrawInvitation, { params })).status).toBe(204);
    expect(await codeOf(open(third))).toBe('STAFF_INVITATION_WITHDRAWN');
    for (const endpoint of [colleagues.withdrawInvitation, colleagues.resendInvitation])
      expect((await manager.call(endpoint, { params })).status).toBe(404);
    app.advance(40 * 24 * 60 * 60);
    await app.runJobs();
    expect(await codeOf(open(third))).toBe('STAFF_INVITATION_INVALID');
  });

  it('B8.07 a link works once, also of ten simultaneous uses', async () => {
    const link = await invited();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(link)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await app.database.$count(users)).toBe(2);
  });

  it('B8.07 an invitation ends with the rights of who has sent it', async () => {
    const { user } = manager;
    const other = await app.signIn('manager');
    const ends = [
      () => other.call(colleagues.suspendColleague, { params: { id: user.id } }),
      () =>
        other.call(colleagues.changeColleague, {
          params: { id: user.id },
          body: { role: 'staff' },
        }),
    ];
    for (const end of ends) {
      const link = await invited();
      expect((await end()).status).toBe(204);
      expect(await codeOf(register(link))).toBe('STAFF_INVITATION_WITHDRAWN');
      const params = { id: user.id };
      await other.call(colleagues.reinstateColleague, { params });
      await manager.logIn({ email: user.email, password: app.password });
    }
    expect((await invite()).status).toBe(403);
  });

  it('B8.07 of a colleague, of a wrong address or role, and without a proof is refused', async () => {
    const colleague = await app.signIn('volunteer');
    expect(await codeOf(invite({ email: colleague.user.email.toUpperCase() }))).toBe(
      'ALREADY_COLLEAGUE',
    );
    for (const body of [
      ...[{ email: 'x' }, { email: '' }, { email: 'a@b.example <c@d.example>' }, { role: 'owner' }],
      ...[{ role: 'network_admin' }, { role: null }],
    ])
      expect((await invite(body)).status).toBe(422);
    app.advance(10 * 60);
    expect(await codeOf(invite())).toBe('PROOF_REQUIRED');
    await manager.logIn({ email: manager.user.email, password: app.password });
    expect(await openInvitations()).toEqual([]);
    const link = await invited();
    for (const body of [{ password: 'password' }, { password: 'short' }, { full_name: ' ' }]) {
      const answer = await app
        .visitor()
        .call(links.registerInvited, { body: { ...link, ...NEW_ACCOUNT, ...body } });
      expect(answer.status).toBe(422);
    }
    expect((await open(link)).status).toBe(200);
  });

  it('B8.07 a colleague who has come in another way keeps the role', async () => {
    const person = await app.signIn();
    const link = await invited({ email: person.user.email, role: 'manager' });
    await app.database.execute(sql`INSERT INTO memberships (user_id, shelter_id, role, since)
      SELECT ${person.user.id}, id, 'volunteer', now() FROM shelters`);
    expect(await codeOf(accept(person, link))).toBe('ALREADY_COLLEAGUE');
    expect((await person.request('/api/users/me')).body.staff_roles).toEqual(['volunteer']);
  });

  it('B8.07 a second invitation to an address takes the place of the first', async () => {
    const first = await invited();
    const second = await invited({ email: EMAIL.toUpperCase(), role: 'staff' });
    expect(await openInvitations()).toMatchObject([{ role: 'staff' }]);
    expect(await codeOf(register(first))).toBe('STAFF_INVITATION_INVALID');
    expect((await register(second)).status).toBe(201);
    const body = { email: EMAIL, password: NEW_ACCOUNT.password };
    expect((await app.visitor().call(login, { body })).status).toBe(200);
  });

  it('B8.07 S55 all managers hear of a new one, who is told of the role', async () => {
    const link = await invited({ role: 'manager' });
    await register(link);
    await app.runJobs();
    const told = app.mails.map(({ to, subject }) => [to, subject]);
    const subject = 'Pawmatch Shelter has a new admin';
    expect(new Set(told)).toEqual(
      new Set([
        [manager.user.email, subject],
        [EMAIL, subject],
      ]),
    );
  });

  it('B8.07 S15 are limited to 30 an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await invite({ email: `person${count}@example.org` })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
  });
});
