import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { deleteEndedWindows } from '../../platform/security/rate-limits.repository.ts';
import { deleteExpiredGrants } from '../grants/grants.repository.ts';
import { DEVICE_DAYS } from './devices/devices.ts';
import { deleteUnusedDevices } from './devices/known-devices.repository.ts';
import { deleteExpiredTickets } from './second-factor/second-factor.repository.ts';
import { deleteEndedSessions } from './sessions/sessions.repository.ts';

const DAY = 24 * 60 * 60_000;

/** Revoked sessions are kept this long for investigations. */
const REVOKED_RETENTION_MS = DAY;

/** Removes expired sessions with their tokens, links, tickets, devices and rate limit counters. */
export async function deleteExpiredRows(database: Database, clock: Clock): Promise<void> {
  const now = clock();
  await deleteEndedSessions(database, now, new Date(now.getTime() - REVOKED_RETENTION_MS));
  await deleteExpiredGrants(database, now);
  await deleteExpiredTickets(database, now);
  await deleteUnusedDevices(database, new Date(now.getTime() - DEVICE_DAYS * DAY));
  await deleteEndedWindows(database, now);
}
