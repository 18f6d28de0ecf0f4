import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { DEVICE_DAYS } from './devices.ts';
import { deleteEndedConfirmations } from './email-confirmations.repository.ts';
import { deleteUnusedDevices } from './known-devices.repository.ts';
import { deleteEndedResets } from './password-resets.repository.ts';
import { deleteEndedWindows } from './rate-limits.repository.ts';
import { deleteEndedSessions } from './sessions.repository.ts';

/** A revoked session is kept this long, for whoever looks into what happened. */
const DAY = 24 * 60 * 60_000;
const REVOKED_KEPT_MS = DAY;

/** Removes what no call heeds any more: sessions with their tokens, mailed links, devices, counters. */
export async function deleteExpiredRows(database: Database, clock: Clock): Promise<void> {
  const now = clock();
  await deleteEndedSessions(database, now, new Date(now.getTime() - REVOKED_KEPT_MS));
  await deleteEndedResets(database, now);
  await deleteEndedConfirmations(database, now);
  await deleteUnusedDevices(database, new Date(now.getTime() - DEVICE_DAYS * DAY));
  await deleteEndedWindows(database, now);
}
