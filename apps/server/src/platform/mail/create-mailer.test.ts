import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { createMailer } from './create-mailer.ts';
import type { Mail } from './mailer.ts';

const LINK = `https://adoptions.a-rather-long-name.example.org/reset-password?token=${'x'.repeat(43)}`;

const mail: Mail = {
  to: 'zoë@example.org',
  subject: 'Your visit\r\nBcc: everybody@example.org',
  text: `Hello Zoë,\n\n${LINK}\n\n.\nGoodbye\n`,
};

const calendar = {
  fileName: 'visit.ics',
  text: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
};

let folder: string;
let logs: string[];
const logger = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) });

beforeEach(async () => {
  folder = await makeScratchFolder();
  logs = [];
});

afterEach(() => removeScratchFolder(folder));

const open = (smtpUrl?: string) =>
  createMailer({ smtpUrl, mailFrom: 'Pawmatch <no-reply@localhost>', dataDir: folder }, logger);

describe('without SMTP_URL', () => {
  const outbox = () => join(folder, 'outbox');

  async function readOnlyMail(): Promise<string> {
    const [name = '', ...others] = await readdir(outbox());
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(join(outbox(), name))).mode & 0o777).toBe(0o600);
    return readFile(join(outbox(), name), 'utf8');
  }

  it('writes a readable mail with unbroken links', async () => {
    await open().send(mail);
    const [head = '', ...body] = (await readOnlyMail()).split('\n\n');
    expect(head.split('\n')).toEqual([
      'From: Pawmatch <no-reply@localhost>',
      'To: <zoë@example.org>',
      'Subject: Your visit Bcc: everybody@example.org',
      expect.stringMatching(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/),
      expect.stringMatching(/^Message-ID: <[^@]+@[^@]+>$/),
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
    ]);
    expect(body.join('\n\n').trimEnd()).toBe(mail.text.trimEnd());
  });

  it('attaches a calendar', async () => {
    await open().send({ ...mail, calendar });
    const content = await readOnlyMail();
    expect(content).toContain('Content-Type: multipart/mixed; boundary=');
    expect(content).toContain('Content-Disposition: attachment; filename="visit.ics"');
    expect(content).toContain('BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR\n');
    expect(content).toContain(LINK);
  });

  it('B3.07 has the text first, then the document', async () => {
    await open().send({ ...mail, html: '<p>Hello Zoë</p>', calendar });
    const types = [...(await readOnlyMail()).matchAll(/^Content-Type: ([\w/]+)/gm)];
    expect(types.map(([, type]) => type)).toEqual([
      ...['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html', 'text/calendar'],
    ]);
  });

  it('D B3.07 shows the address for answers and the method of the calendar, as they would be sent', async () => {
    const settings = { smtpUrl: undefined, mailFrom: 'no-reply@localhost', dataDir: folder };
    const replyTo = () => 'hello@shelter.example';
    await createMailer({ ...settings, replyTo }, logger).send({ ...mail, calendar });
    const content = await readOnlyMail();
    expect(content).toMatch(/^Reply-To: <hello@shelter\.example>$/m);
    expect(content).toContain('Content-Type: text/calendar; method=REQUEST; charset=utf-8');
  });

  it('S06 logs that there is a mail, and nothing of its content', async () => {
    await open().send(mail);
    expect(logs).toHaveLength(1);
    expect(logs[0]).toContain('.eml');
    expect(logs[0]).not.toMatch(/example\.org|token|visit/i);
  });
});

describe('with SMTP_URL', () => {
  it('sends the mail to exactly one address', async () => {
    const server = await startSmtpServer();
    await open(server.url).send({
      ...mail,
      to: 'zoe,eve@example.org',
      html: '<p>Zoë</p>',
      calendar,
    });
    await server.close();
    expect(server.mails).toHaveLength(1);
    const [received] = server.mails;
    expect(received?.recipients).toHaveLength(1);
    expect(received?.recipients[0]).toContain('zoe,eve');
    expect(received?.text).toContain('From: Pawmatch <no-reply@localhost>');
    expect(received?.text).not.toMatch(/^Bcc:/m);
    expect(received?.text).toContain('method=REQUEST');
    expect(received?.text).toContain('Content-Type: text/html; charset=utf-8');
    expect(received?.text).toContain('visit.ics');
    expect(await readdir(folder)).toEqual([]);
  });

  it('S06 does not name the recipient when the mail is rejected', async () => {
    const server = await startSmtpServer({ rejection: '550 no zoe@example.org here' });
    const sent = open(server.url).send({ ...mail, to: 'zoe@example.org' });
    const failure: unknown = await sent.catch((error: unknown) => error);
    await server.close();
    expect(failure).toBeInstanceOf(Error);
    logger.error({ err: failure }, 'failed');
    expect(logs[0]).toContain('EENVELOPE, RCPT TO, 550');
    expect(logs[0]).not.toContain('example.org');
  });

  it.each(['implicit', 'starttls'] as const)(
    'B3.07 sends over TLS (%s) after a login',
    async (tls) => {
      const login = { user: 'shelter', password: 'p@ss: word/7' };
      const server = await startSmtpServer({ tls, login });
      onTestFinished(() => server.close());
      await open(server.url).send(mail);
      expect(server.mails).toHaveLength(1);
      const wrong = open(server.url.replace('shelter:', 'stranger:')).send(mail);
      await expect(wrong).rejects.toThrow('EAUTH');
      const unchecked = 'tls.rejectUnauthorized=false';
      expect(server.url).toContain(unchecked);
      await expect(open(server.url.replace(unchecked, '')).send(mail)).rejects.toThrow(
        /did not accept a mail/,
      );
      expect(server.mails).toHaveLength(1);
    },
  );

  it('B3.07 does not send without TLS where TLS is required', async () => {
    const server = await startSmtpServer();
    onTestFinished(() => server.close());
    await expect(open(`${server.url}?requireTLS=true`).send(mail)).rejects.toThrow(
      /did not accept a mail/,
    );
    expect(server.mails).toEqual([]);
  });

  it('fails when the server cannot be reached', async () => {
    const server = await startSmtpServer();
    await server.close();
    await expect(open(server.url).send(mail)).rejects.toThrow(/did not accept a mail/);
  });
});
