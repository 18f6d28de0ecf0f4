import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { openMailer } from './open-mailer.ts';

let app: TestApp;
let smtp: SmtpServer;
const logs: string[] = [];
beforeAll(async () => {
  smtp = await startSmtpServer();
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) });
  const config = { smtpUrl: smtp.url, mailFrom: 'Pawmatch <a@shelter.example>', dataDir: '' };
  app = await createTestApp({
    config: { rateLimits: true },
    dependencies: { logger, mailer: openMailer(config, logger) },
  });
});
beforeEach(async () => {
  logs.length = 0;
  app.setNow(TEST_NOW);
  await app.database.execute(sql`TRUNCATE jobs, mail_slots, throttles, periodic_jobs`);
});
afterEach(async () => {
  smtp.rejectWith(undefined);
  smtp.mails.length = 0;
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const header = (name: string) => (received: { text: string }) =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(received.text)?.[1];
const subjects = () => smtp.mails.map(header('Subject'));

async function sent() {
  await app.runJobs();
  const found = subjects();
  smtp.mails.length = 0;
  return found;
}

async function metric(kind: string, outcome: string): Promise<number> {
  const { body } = await app.visitor().send('/metrics', { headers: { Accept: '*/*' } });
  const line = `pawmatch_mails_total{kind="${kind}",outcome="${outcome}"} `;
  const found = String(body)
    .split('\n')
    .find((it) => it.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

describe('reset links', () => {
  const forget = (email: string) =>
    app.visitor().request('/api/auth/password/forgot', { method: 'POST', body: { email } });
  const tokens = () =>
    smtp.mails.map(({ text }) => /token=3D([\w=\r\n-]+?)\r\n\r\n/.exec(text)?.[1] ?? '');
  const reset = (token: string) =>
    app.visitor().request('/api/auth/password/reset', {
      method: 'POST',
      body: { token: token.replace(/=\r\n/g, ''), new_password: 'a louder river at night' },
    });

  it('S49 F16 requested during an outage are valid for their whole time after delivery', async () => {
    const { email } = await app.buildUser();
    await smtp.goAway();
    await forget(email);
    await app.runJobs();
    app.advance(20 * 60);
    await forget(email);
    await smtp.comeBack();
    await app.runJobs();
    expect(smtp.mails).toHaveLength(2);
    app.advance(29 * 60);
    const [first = ''] = tokens();
    expect(first).not.toBe('');
    expect((await reset(first)).status).toBe(204);
  });

  it('S49 F16 that have expired are not sent, which is counted and logged', async () => {
    const { email } = await app.buildUser();
    await smtp.goAway();
    await forget(email);
    await app.runJobs();
    app.advance(31 * 60);
    await smtp.comeBack();
    expect(await sent()).toEqual([]);
    expect(await metric('password reset', 'expired')).toBe(1);
    const line = logs.find((it) => it.includes('A mail was not sent'));
    expect(line).toContain('"reason":"expired"');
    expect(logs.join('')).not.toContain(email);
    await forget(email);
    expect(await sent()).toEqual(['Choose a new password for Pawmatch Shelter']);
  });
});
