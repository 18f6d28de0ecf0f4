import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../process/clock.ts';
import { calendarMethod, type Mail, unsubscribeHeaders } from './mailer.ts';

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

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text has a word that is not a part of another one. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ''}${text[at + word.length] ?? ''}`;
    if (!LETTER.test(around)) return true;
  }
  return false;
}

/** Deletes mails with one of the words in their head or text. */
export async function deleteMailsWith(folder: string, words: readonly string[]): Promise<void> {
  const wanted = words.map((word) => word.toLowerCase());
  for (const name of await listMails(folder)) {
    const path = join(folder, name);
    // Another job may delete it meanwhile.
    const text = (await readFile(path, 'utf8').catch(() => '')).toLowerCase();
    if (wanted.some((word) => hasWord(text, word))) await rm(path, { force: true });
  }
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
