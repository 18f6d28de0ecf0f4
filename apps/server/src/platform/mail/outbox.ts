import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Mail } from './mailer.ts';

/** Of a sender such as `Pawmatch <no-reply@example.org>`; stands in Message-IDs. */
export function senderHost(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'pawmatch';
}

interface OutboxMail extends Mail {
  from: string;
  date: Date;
}

/**
 * A letter as a file (RFC 5322, with UTF-8 as in RFC 6532): mail programs open it, and a person or a
 * test can read text and links in it as they are, which no encoded letter allows.
 */
export function formatMail(letter: OutboxMail): string {
  const { from, to, subject, date, text, calendar, id = randomUUID() } = letter;
  const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
  const part = (type: string, content: string) =>
    `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content.replaceAll('\r\n', '\n')}\n`;
  const head = [
    `From: ${oneLine(from)}`,
    `To: <${oneLine(to)}>`,
    `Subject: ${oneLine(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${senderHost(from)}>`,
    'MIME-Version: 1.0',
  ].join('\n');
  if (calendar === undefined) return `${head}\n${part('text/plain', text)}`;
  const boundary = `part-${randomUUID()}`;
  const attachment = `Content-Disposition: attachment; filename="visit.ics"\n${part('text/calendar', calendar)}`;
  return [
    `${head}\nContent-Type: multipart/mixed; boundary="${boundary}"\n`,
    `--${boundary}\n${part('text/plain', text)}`,
    `--${boundary}\n${attachment}`,
    `--${boundary}--\n`,
  ].join('\n');
}

const nameTime = (date: Date) => date.toISOString().replaceAll(':', '-');

/** @returns how many letters were written before, by the time in their names, and are deleted now */
export async function deleteOldMails(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const end = nameTime(before);
  const old = names.filter(
    (name) => /^\.?\d{4}-.*\.eml$/.test(name) && name.replace(/^\./, '') < end,
  );
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/**
 * Writes a letter into the folder, whole or not at all, for nobody but the owner of the folder: it
 * holds names, and links that open accounts.
 * @returns the file's name, which begins with the time and tells nothing of the letter
 */
export async function writeToOutbox(
  folder: string,
  letter: Mail & { from: string },
  clock: Clock,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const date = clock();
  const name = `${nameTime(date)}-${randomUUID().slice(0, 8)}.eml`;
  const draft = join(folder, `.${name}`);
  await writeFile(draft, formatMail({ ...letter, date }), { mode: 0o600 });
  await rename(draft, join(folder, name));
  return name;
}
