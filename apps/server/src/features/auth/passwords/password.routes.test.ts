import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { grants } from '../../grants/grants.table.ts';

let test: TestApp;
const logs: string[] = [];

beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) });
  test = await createTestApp({ dependencies: { logger } });
});

afterAll(() => test.close());

const NEW_PASSWORD = 'a louder river at night';

const post = (path: string, body: unknown) =>
  test.visitor().request(path, { method: 'POST', body });

const logInStatus = async (email: string, password: string) =>
  (await post('/api/auth/login', { email, password })).status;

const forget = (email: string) => post('/api/auth/password/forgot', { email });

const reset = (token: string, password = NEW_PASSWORD) =>
  post('/api/auth/password/reset', { token, new_password: password });

/** The mails about the password to that address so far. */
async function mailsTo(email: string, count: number) {
  await test.runJobs();
  const found = test.mails.filter(
    ({ to, subject }) => to === email && subject.includes('password'),
  );
  expect(found).toHaveLength(count);
  return found;
}

/** Requests a link and reads its token from the mail. */
async function mailedToken(email: string, count = 1): Promise<string> {
  await forget(email);
  const mail = (await mailsTo(email, count)).at(-1);
  const link = /^http:\/\/pawmatch\.example\/reset-password\?token=([\w-]{43})$/m;
  return link.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('POST /auth/password/change', () => {
  it('D13 changes the password and ends the other sessions', async () => {
    const person = await test.signIn();
    const phone = test.visitor();
    await phone.logIn({ email: person.user.email, password: test.password });
    const response = await person.request('/api/auth/password/change', {
      method: 'POST',
      body: { current_password: test.password, new_password: NEW_PASSWORD },
    });
    expect(response.status).toBe(204);
    expect((await person.request('/api/users/me')).status).toBe(200);
    expect((await person.request('/api/auth/refresh', { method: 'POST' })).status).toBe(200);
    expect((await phone.request('/api/users/me')).status).toBe(401);
    expect((await phone.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
    expect(await logInStatus(person.user.email, test.password)).toBe(401);
    expect(await logInStatus(person.user.email, NEW_PASSWORD)).toBe(200);
    const [mail] = await mailsTo(person.user.email, 1);
    expect(mail?.subject).toBe('Your password for Pawmatch Shelter was changed');
  });

  it.each([
    ['a wrong current password', { current_password: 'x' }, 400, 'WRONG_PASSWORD'],
    ['a common new one', { new_password: 'iloveyou1' }, 422, 'VALIDATION_FAILED'],
    ['a short new one', { new_password: 'short' }, 422, 'VALIDATION_FAILED'],
    ['no current one', { current_password: undefined }, 422, 'VALIDATION_FAILED'],
  ])('D13 rejects %s', async (_name, changes, status, code) => {
    const person = await test.signIn();
    const response = await person.request('/api/auth/password/change', {
      method: 'POST',
      body: { current_password: test.password, new_password: NEW_PASSWORD, ...changes },
    });
    expect(response.status).toBe(status);
    expect(response.body.code).toBe(code);
    expect(await logInStatus(person.user.email, test.password)).toBe(200);
  });

  it('D13 invalidates mailed links', async () => {
    const person = await test.signIn();
    const token = await mailedToken(person.user.email);
    await person.request('/api/auth/password/change', {
      method: 'POST',
      body: { current_password: test.password, new_password: NEW_PASSWORD },
    });
    expect((await reset(token)).status).toBe(400);
  });
});

describe('POST /auth/password/forgot', () => {
  it('D13 S48 mails the link to the address of the account, not as it was typed', async () => {
    const { email } = await test.buildUser();
    await forget(email.toUpperCase());
    await mailsTo(email, 1);
    // In lower case, the database takes the capital I with a dot for an i: another domain.
    expect((await forget('ada@gma\u0130l.example')).status).toBe(422);
  });

  it('D13 mails a link that sets a new password once and ends every session', async () => {
    const person = await test.signIn();
    const token = await mailedToken(person.user.email.toUpperCase().toLowerCase());
    expect((await reset(token)).status).toBe(204);
    expect((await person.request('/api/users/me')).status).toBe(401);
    expect((await person.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
    expect(await logInStatus(person.user.email, test.password)).toBe(401);
    expect(await logInStatus(person.user.email, NEW_PASSWORD)).toBe(200);
    const again = await reset(token, 'a third river altogether');
    expect(again.status).toBe(400);
    expect(again.body.detail).toBe('This link is no longer valid. Please ask for a new one.');
    const [, notice] = await mailsTo(person.user.email, 2);
    expect(notice?.subject).toBe('Your password for Pawmatch Shelter was changed');
  });

  it('D13 S17 responds the same for known and unknown addresses', async () => {
    const user = await test.buildUser();
    const known = await forget(user.email);
    const unknown = await forget('nobody@example.org');
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ message: expect.stringContaining('If there is an account') });
    expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
    await mailsTo(user.email, 1);
    await mailsTo('nobody@example.org', 0);
  });

  it('D13 S17 does not wait for the mail server', async () => {
    const slow = await createTestApp({
      dependencies: {
        mailer: {
          send: async () => {
            throw new Error('The mail server is away');
          },
        },
      },
    });
    const { email } = await slow.buildUser();
    const response = await slow.visitor().request('/api/auth/password/forgot', {
      method: 'POST',
      body: { email },
    });
    expect(response.status).toBe(200);
    await slow.close();
  });
});

describe('POST /auth/password/reset', () => {
  it('D13 accepts a link for 30 minutes', async () => {
    const first = await test.buildUser();
    const token = await mailedToken(first.email);
    test.advance(30 * 60 - 1);
    expect((await reset(token)).status).toBe(204);
    const second = await test.buildUser();
    const late = await mailedToken(second.email);
    test.advance(30 * 60);
    expect((await reset(late)).status).toBe(400);
    expect(await logInStatus(second.email, test.password)).toBe(200);
  });

  it('D13 accepts one of ten simultaneous uses', async () => {
    for (let round = 0; round < 3; round += 1) {
      const user = await test.buildUser();
      const token = await mailedToken(user.email);
      const uses = Array.from({ length: 10 }, (_, index) => reset(token, `river number ${index}`));
      const statuses = (await Promise.all(uses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(9);
    }
  });

  it('D13 invalidates the other links of the person', async () => {
    const user = await test.buildUser();
    const first = await mailedToken(user.email);
    const second = await mailedToken(user.email, 2);
    expect((await reset(second)).status).toBe(204);
    expect((await reset(first)).status).toBe(400);
  });

  it('D13 S18 keeps the link when the new password is rejected', async () => {
    const user = await test.buildUser();
    const token = await mailedToken(user.email);
    expect((await reset(token, 'password1')).status).toBe(422);
    expect((await reset(token)).status).toBe(204);
  });

  it.each(['', 'x', 'x'.repeat(43), "' or 1=1 --", 'x'.repeat(201)])(
    'D13 S27 rejects the token %j',
    async (token) => {
      expect([400, 422]).toContain((await reset(token)).status);
    },
  );

  it('S06 stores no token, and logs neither token nor address', async () => {
    const user = await test.buildUser();
    await test.runJobs();
    await forget(user.email);
    const { rows: jobs } = await test.database.execute('SELECT payload::text FROM jobs');
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify(jobs)).not.toMatch(/token|[\w-]{43}/);
    const token = await mailedToken(user.email, 2);
    const rows = await test.database.select().from(grants).where(eq(grants.userId, user.id));
    expect(rows).toHaveLength(2);
    for (const { tokenHash } of rows) {
      expect(tokenHash.includes(token)).toBe(false);
      expect(tokenHash.equals(Buffer.from(token, 'base64url'))).toBe(false);
    }
    const log = logs.join('');
    expect(log).toContain('/api/auth/password/forgot');
    expect(log).not.toContain(token);
    expect(log).not.toContain(user.email);
    expect(log).not.toContain(test.password);
    expect(log).not.toContain(NEW_PASSWORD);
  });
});
