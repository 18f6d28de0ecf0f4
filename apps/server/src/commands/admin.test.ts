import { describe, expect, it } from 'vitest';
import { oneTimeCodes } from '../features/auth/second-factor/second-factor.tables.ts';
import { runCommand } from '../testing/run-command.ts';
import { openTestApp } from '../testing/test-app.ts';

const test = await openTestApp();

/** Runs the command as `npm run admin -- …` does. */
const admin = (...words: string[]) =>
  runCommand('admin', { connection: test.connection, dataDir: test.config.dataDir }, ...words);

describe('npm run admin', () => {
  it('D09 creates an admin with a generated password, printed once', async () => {
    const { code, stdout } = await admin('--email', 'boss@example.org');
    expect(code).toBe(0);
    const password = /^The password, shown only now: (\S{16})$/m.exec(stdout)?.[1] ?? '';
    const { user } = await test.visitor().logIn({ email: 'boss@example.org', password });
    expect(user.role).toBe('admin');
  });

  it('D09 makes an adopter an admin with the given password, and does not print it', async () => {
    const user = await test.buildUser();
    const password = 'a louder river at night';
    const { code, stdout } = await admin('--email', user.email, '--password', password);
    expect(code).toBe(0);
    expect(stdout).toBe(`${user.email} is an admin.\n`);
    const session = await test.visitor().logIn({ email: user.email, password });
    expect(session.user).toMatchObject({ id: user.id, role: 'admin' });
  });

  it('B8.08 ends the second factors and sessions of somebody who has lost the device, and mails it', async () => {
    const person = await test.signIn();
    const codes = { userId: person.user.id, sealedSecret: Buffer.alloc(48), createdAt: test.now() };
    await test.database.insert(oneTimeCodes).values({ ...codes, confirmedAt: test.now() });
    const credentials = { email: person.user.email, password: test.password };
    const logIn = () =>
      test.visitor().request('/api/auth/login', { method: 'POST', body: credentials });
    expect((await logIn()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    const { code, stdout } = await admin('--reset-second-factor', person.user.email);
    expect([code, stdout]).toEqual([
      0,
      `${person.user.email} logs in with the password alone now.\n`,
    ]);
    expect((await logIn()).status).toBe(200);
    expect((await person.request('/api/users/me')).status).toBe(401);
    const { rows } = await test.database.execute("SELECT payload->>'to' AS to FROM jobs");
    expect(rows).toContainEqual({ to: person.user.email });
  });

  it.each([
    [['--reset-second-factor', 'nobody@example.org'], /^There is no account/],
    [['--reset-second-factor', 'nobody'], /^Usage: /],
    [[], /^Usage: npm run admin -- --email/],
    [['--email', 'boss'], /^Usage: /],
    [['--mail', 'boss@example.org'], /--mail.*\nUsage: /],
    [['--email', 'boss@example.org', '--password', 'short'], /^The password must have 8 to 128/],
    [['--email', 'boss@example.org', '--password', 'Password1'], /^This password is too common/],
  ])('prints in one line what is wrong with %j', async (words, complaint) => {
    const { code, stdout, stderr } = await admin(...words);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(complaint);
    expect(stderr).not.toContain('    at ');
  });
});
