import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findNewestBackup } from '../backup/backup-folder.ts';
import { doctorMessages } from './doctor-messages.ts';
import { type Check, type Finding, failed, ok, type Patient, warning } from './finding.ts';

const GIGABYTE = 1e9;
/** A shelter's photos of a month, and a backup of them. */
const WARN_FREE_BYTES = 2 * GIGABYTE;
/** PostgreSQL stops when its disk is full. */
const FAIL_FREE_BYTES = 0.2 * GIGABYTE;

const HOUR_MS = 60 * 60_000;

interface StorageError extends Error {
  code?: string;
  /** Of the S3 client: `NoSuchBucket` and others. */
  Code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The first cause, which names what is wrong. */
function rootOf(error: unknown): StorageError {
  let root = error as StorageError;
  while (root.cause instanceof Error) root = root.cause as StorageError;
  return root;
}

function adviseOn(error: StorageError, { config }: Patient): string {
  const messages = doctorMessages.storage;
  const { code, name, $metadata } = error;
  if (code === 'EROFS') return messages.readOnly;
  if (code === 'EACCES' || code === 'EPERM') {
    return messages.notAllowed({ user: String(process.getuid?.() ?? 'of the server') });
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return messages.full;
  if (!config.s3) return messages.other;
  if (name === 'NoSuchBucket') return messages.noBucket(config.s3);
  if (['PermanentRedirect', 'AuthorizationHeaderMalformed'].includes(name)) return messages.region;
  const status = $metadata?.httpStatusCode ?? 0;
  if (status === 301) return messages.region;
  if (status === 401 || status === 403) return messages.rights;
  return status === 404 ? messages.noBucket(config.s3) : messages.unreachable;
}

export const checkStorage: Check = async (patient) => {
  const messages = doctorMessages.storage;
  try {
    await patient.imageStore.check({ reads: true });
    return ok(messages.ok);
  } catch (error) {
    const root = rootOf(error);
    const reason = root.code ?? root.Code ?? root.name;
    return failed(messages.failed({ reason }), adviseOn(root, patient));
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
