import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names that {@link backupName} has given; with a suffix, files of exports that were killed. */
const BACKUP =
  /^pawmatch-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.tar\.gz(?:\.age)?(\.\d+\.partial)?$/;

const DAY_MS = 24 * 60 * 60_000;

interface BackupFile {
  path: string;
  writtenAt: Date;
  /** In bytes. */
  size: number;
}

/** A name such as `pawmatch-2026-11-21T093000Z.tar.gz.age`. Names sort by time. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  return `pawmatch-${time}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** In the order of their time, which is that of their names: copying a file changes its other times. */
async function listFiles(folder: string) {
  const names = (await readdir(folder)).sort();
  const matches = names.map((name) => BACKUP.exec(name)).filter((match) => match !== null);
  return Promise.all(
    matches.map(async ([name, day, hour, minute, second, suffix]) => {
      const path = join(folder, name);
      const writtenAt = new Date(`${day}${hour}:${minute}:${second}`);
      return { path, writtenAt, size: (await stat(path)).size, isPartial: Boolean(suffix) };
    }),
  );
}

/** The newest complete backup of a folder. @throws Error of the file system */
export async function findNewestBackup(folder: string): Promise<BackupFile | undefined> {
  return (await listFiles(folder)).findLast(({ isPartial }) => !isPartial);
}

/**
 * Removes backups that are older than some days, but never the newest one, and what killed exports left
 * a day ago. Files with other names stay.
 * @returns how many backups were removed
 */
export async function removeOldBackups(folder: string, keepDays: number, now: Date) {
  const files = await listFiles(folder);
  const backups = files.filter(({ isPartial }) => !isPartial).slice(0, -1);
  const isOlder = (days: number) => (file: BackupFile) =>
    file.writtenAt.getTime() < now.getTime() - days * DAY_MS;
  const old = backups.filter(isOlder(keepDays));
  const abandoned = files.filter(({ isPartial }) => isPartial).filter(isOlder(1));
  for (const { path } of [...old, ...abandoned]) await rm(path, { force: true });
  return old.length;
}
