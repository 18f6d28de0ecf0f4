import { pino } from 'pino';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { createTestApp, TEST_NOW } from '../../../testing/test-app.ts';
import { createMailer } from '../create-mailer.ts';

/** Opens an application with a mail server for a test file, without jobs and mails before each test. */
export async function createMailApp() {
  const logs: string[] = [];
  const smtp = await startSmtpServer();
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) });
  const config = { smtpUrl: smtp.url, mailFrom: 'Pawmatch <a@shelter.example>', dataDir: '' };
  const app = await createTestApp({
    config: { rateLimits: true },
    dependencies: { logger, mailer: createMailer(config, logger) },
  });
  beforeEach(async () => {
    logs.length = 0;
    app.setNow(TEST_NOW);
    await app.database.execute(
      'DELETE FROM jobs; DELETE FROM mail_slots; DELETE FROM throttles; DELETE FROM periodic_jobs',
    );
  });
  afterEach(() => {
    smtp.rejectWith(undefined);
    smtp.mails.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });
  const subjects = () => smtp.mails.map(header('Subject'));
  return {
    app,
    smtp,
    logs,
    subjects,

    /** Runs the due jobs. @returns the subjects of the mails that were sent, which are removed */
    async sent() {
      await app.runJobs();
      const found = subjects();
      smtp.mails.length = 0;
      return found;
    },

    /** The value of `pawmatch_mails_total`. */
    async metric(kind: string, outcome: string): Promise<number> {
      const { body } = await app.visitor().send('/metrics', { headers: { Accept: '*/*' } });
      const line = `pawmatch_mails_total{kind="${kind}",outcome="${outcome}"} `;
      const found = String(body)
        .split('\n')
        .find((it) => it.startsWith(line));
      return Number(found?.slice(line.length) ?? 0);
    },
  };
}

/** Reads a header of a received mail. */
export const header = (name: string) => (received: { text: string }) =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(received.text)?.[1];
