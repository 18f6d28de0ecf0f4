import { readdir } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { findLack } from '../../platform/database/database-requirements.ts';
import { findMigrations } from '../../platform/database/migrate.ts';
import {
  countFailedJobs,
  readDatabaseClock,
  readDatabaseState,
  readSecondsSetBack,
} from './doctor.repository.ts';
import { doctorMessages } from './doctor-messages.ts';
import { type Check, failed, ok, warning } from './finding.ts';

const TIMEOUT_MS = 3_000;

/** `Date` has whole seconds. */
const ROUNDED_AWAY_MS = 500;

/** The clock of another machine, by the `Date` of its response. */
interface ClockSkew {
  host: string;
  /** By how many milliseconds it is ahead of the clock of this machine. */
  aheadMs: number;
}

/** Addresses that may be answered by other machines: S3, and the proxy in front of the application. */
function addressesOf({ s3, publicUrl }: Pick<Config, 's3' | 'publicUrl'>): string[] {
  const storage = s3 && (s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`);
  return [storage, publicUrl && `${publicUrl}/api/health`].filter((it) => it !== undefined);
}

/** Reads the clocks that can be read, whatever the status of the response is. */
async function readClockSkews(
  config: Pick<Config, 's3' | 'publicUrl'>,
  clock: () => Date,
): Promise<ClockSkew[]> {
  const clocks = await Promise.all(addressesOf(config).map((address) => readClock(address, clock)));
  return clocks.filter((it) => it !== undefined);
}

async function readClock(address: string, clock: () => Date): Promise<ClockSkew | undefined> {
  try {
    const before = clock().getTime();
    const { headers } = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const ours = (before + clock().getTime()) / 2;
    // A response from a cache has the time at which it was made.
    const theirs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
    if (Number.isNaN(theirs)) return undefined;
    return { host: new URL(address).host, aheadMs: theirs + ROUNDED_AWAY_MS - ours };
  } catch {
    return undefined; // The checks of storage and address name what is wrong.
  }
}

/** Codes expire after minutes and emails name times: a minute is too much, a few seconds are not. */
const WARN_APART_S = 5;
const FAIL_APART_S = 60;

export const checkDatabase: Check = async ({ database }) => {
  const messages = doctorMessages.database;
  if ('reason' in database) return failed(messages.away(database), messages.awayAdvice);
  const state = await readDatabaseState(database);
  const lack = findLack(state);
  if (lack?.kind === 'version') return failed(messages.old(lack), messages.oldAdvice);
  if (lack) return failed(messages.extension(lack), messages.extensionAdvice);
  const known = (await readdir(findMigrations())).filter((name) => name.endsWith('.sql'));
  const newer = state.migrations.find((name) => !known.includes(name));
  if (newer) return warning(messages.newer({ migration: newer }), messages.newerAdvice);
  const count = known.length - state.migrations.length;
  if (count > 0) return warning(messages.pending({ count }), messages.pendingAdvice);
  return ok(messages.ok(state));
};

export const checkClock: Check = async ({ config, database, clock }) => {
  const messages = doctorMessages.clock;
  if ('reason' in database) return warning(messages.unknown, doctorMessages.database.awayAdvice);
  const before = clock().getTime();
  const theirs = await readDatabaseClock(database);
  const ours = (before + clock().getTime()) / 2;
  const seconds = Math.round(Math.abs(theirs - ours) / 1000);
  if (seconds >= FAIL_APART_S) return failed(messages.apart({ seconds }), messages.advice);
  if (seconds >= WARN_APART_S) return warning(messages.apart({ seconds }), messages.advice);
  // The embedded database has the clock of this machine. Without a clock of another machine, only rows with later
  // times show that it was set back.
  for (const { host, aheadMs } of await readClockSkews(config, clock)) {
    const apart = { host, seconds: Math.round(Math.abs(aheadMs) / 1000) };
    const report = apart.seconds >= FAIL_APART_S ? failed : warning;
    if (apart.seconds >= WARN_APART_S)
      return report(messages.outside(apart), messages.outsideAdvice);
  }
  const setBack = await readSecondsSetBack(database).catch(() => 0);
  if (setBack >= WARN_APART_S)
    return failed(messages.setBack({ seconds: setBack }), messages.advice);
  return ok(messages.ok);
};

/** @returns undefined when no mail is stuck */
export const checkStuckMails = async ({ database }: Parameters<Check>[0]) => {
  const { stuck, stuckAdvice } = doctorMessages.mail;
  const count = 'reason' in database ? 0 : await countFailedJobs(database).catch(() => 0);
  return count > 0 ? warning(stuck({ count }), stuckAdvice) : undefined;
};
