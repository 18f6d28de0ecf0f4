import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findNewestBackup } from '../backup/backup-folder.ts';
import { doctorMessages } from './doctor-messages.ts';
import { explainPublicAccess, explainStorageError } from './explain-storage-error.ts';
import { type Check, type Finding, failed, ok, warning } from './finding.ts';

const GIGABYTE = 1e9;
/** A shelter's photos of a month, and a backup of them. */
const WARN_FREE_BYTES = 2 * GIGABYTE;
/** PostgreSQL stops when its disk is full. */
const FAIL_FREE_BYTES = 0.2 * GIGABYTE;

const HOUR_MS = 60 * 60_000;

export const checkStorage: Check = async (context) => {
  try {
    const access = await context.imageStore.inspect();
    const { s3 } = context.config;
    if (s3 && access.length > 0) return explainPublicAccess(s3, access);
    return ok(doctorMessages.storage.ok);
  } catch (error) {
    return explainStorageError(error, context);
  }
};

const format = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

async function checkRoom(path: string): Promise<Finding> {
  const messages = doctorMessages.disk;
  try {
    const { bavail, bsize } = await statfs(path);
    const bytes = bavail * bsize;
    const found = { free: format(bytes), path };
    if (bytes < FAIL_FREE_BYTES) return failed(messages.low(found), messages.advice);
    if (bytes < WARN_FREE_BYTES) return warning(messages.low(found), messages.advice);
    return ok(messages.ok(found));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The folder is created by the first start or the first backup.
    if (code === 'ENOENT' && path !== dirname(path)) return checkRoom(dirname(path));
    return warning(messages.unknown({ path, reason: code ?? message }), messages.advice);
  }
}

/** The worse of the disks of DATA_DIR and BACKUP_DIR. */
export const checkDisk: Check = async ({ config }) => {
  const data = await checkRoom(config.dataDir);
  if (data.state !== 'ok' || !config.backup) return data;
  const backup = await checkRoom(config.backup.folder);
  return backup.state === 'ok' ? data : backup;
};

export const checkBackup: Check = async ({ config, clock }) => {
  const messages = doctorMessages.backup;
  if (!config.backup && config.role === 'web') {
    return warning(messages.elsewhere, messages.elsewhereAdvice);
  }
  if (!config.backup) return warning(messages.notSet, messages.notSetAdvice);
  const { folder, everyHours, recipient } = config.backup;
  try {
    const newest = await findNewestBackup(folder);
    if (!newest) return warning(messages.none({ folder }), messages.noneAdvice);
    const hours = Math.floor((clock().getTime() - newest.writtenAt.getTime()) / HOUR_MS);
    if (hours > everyHours) return failed(messages.old({ hours }), messages.oldAdvice);
    if (!recipient) return warning(messages.plain, messages.plainAdvice);
    return ok(messages.ok({ hours }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return warning(messages.none({ folder }), messages.noneAdvice);
    return failed(messages.failed({ folder, reason: code ?? message }), messages.failedAdvice);
  }
};
