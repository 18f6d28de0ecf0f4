import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../process/clock.ts';
import { forgetWords } from '../forget-words.ts';
import { calendarMethod, type Mail, unsubscribeHeaders } from '../mailer.ts';

/** Host of a sender such as `Pawmatch <no-reply@example.org>`, for Message-IDs. */
export function senderHost(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'pawmatch';
}

interface OutboxMail extends Mail {
  from: string;
  replyTo?: string | null;
  date: Date;
}

/**
 * Formats a mail as a file (RFC 5322, with UTF-8 as in RFC 6532). It is not encoded, so that people and
 * tests can read its text and links; mail programs open it.
 */
function formatMail(mail: OutboxMail): string {
  const { from, replyTo, to, subject, date, text, html, calendar, id = randomUUID() } = mail;
  const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
  const head = [
    `From: ${oneLine(from)}`,
    ...(replyTo ? [`Reply-To: <${oneLine(replyTo)}>`] : []),
    `To: <${oneLine(to)}>`,
    `Subject: ${oneLine(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${senderHost(from)}>`,
    ...Object.entries(unsubscribeHeaders(mail)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
  ].join('\n');
  const plain = formatPart('text/plain', text);
  const body = html
    ? formatMultipart('alternative', [plain, formatPart('text/html', html)])
    : plain;
  if (calendar === undefined) return `${head}\n${body}`;
  const disposition = `Content-Disposition: attachment; filename="${calendar.fileName}"`;
  const type = `text/calendar; method=${calendarMethod(calendar)}`;
  const attachment = `${disposition}\n${formatPart(type, calendar.text)}`;
  return `${head}\n${formatMultipart('mixed', [body, attachment])}`;
}

const formatPart = (type: string, content: string) =>
  `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content.replaceAll('\r\n', '\n')}\n`;

function formatMultipart(subtype: string, parts: string[]): string {
  const boundary = `part-${randomUUID()}`;
  const head = `Content-Type: multipart/${subtype}; boundary="${boundary}"\n`;
  return [head, ...parts.map((part) => `--${boundary}\n${part}`), `--${boundary}--\n`].join('\n');
}

const formatTimeForName = (date: Date) => date.toISOString().replaceAll(':', '-');

async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /^\.?\d{4}-.*\.eml$/.test(name));
}

/** Deletes mails that were written before a time, judged by their file names. @returns how many */
export async function deleteOldMails(folder: string, before: Date): Promise<number> {
  const end = formatTimeForName(before);
  const old = (await listMails(folder)).filter((name) => name.replace(/^\./, '') < end);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** Which mails are deleted, and in which of the others a person is not named any more. */
interface Forgetting {
  /** Deletes the mails to these addresses, except for those of who has signed up with one since. */
  addresses: readonly string[];
  isSince: (id: string) => boolean;
  /** Takes the words out of the texts of the mails that can name others. */
  words: readonly string[];
  canNameOthers: (id: string) => boolean;
}

/** Forgets a person in the mails of the folder. Other people's mails stay, also when they have a word of the name. */
export async function forgetInOutbox(folder: string, wanted: Forgetting): Promise<void> {
  const recipients = new Set(wanted.addresses.map((address) => address.toLowerCase()));
  for (const name of await listMails(folder)) {
    const path = join(folder, name);
    // Another job may delete it meanwhile.
    const text = await readFile(path, 'utf8').catch(() => '');
    const [, to = ''] = /^To: <(.*)>$/m.exec(text) ?? [];
    const [, id = ''] = /^Message-ID: <([^@>]+)@/m.exec(text) ?? [];
    if (recipients.has(to.toLowerCase())) {
      if (!wanted.isSince(id)) await rm(path, { force: true });
    } else if (wanted.canNameOthers(id)) {
      const changed = forgetWords(text, wanted.words);
      if (changed !== text) await replaceFile(path, changed);
    }
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, path);
}

/**
 * Writes a mail into the folder, completely or not at all. Only the owner can read it: it contains
 * names, and links that give access to accounts.
 * @returns the file's name, which begins with the time and reveals nothing of the content
 */
export async function writeToOutbox(
  folder: string,
  mail: Omit<OutboxMail, 'date'>,
  clock: Clock,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const date = clock();
  const name = `${formatTimeForName(date)}-${randomUUID().slice(0, 8)}.eml`;
  const draft = join(folder, `.${name}`);
  await writeFile(draft, formatMail({ ...mail, date }), { mode: 0o600 });
  await rename(draft, join(folder, name));
  return name;
}
