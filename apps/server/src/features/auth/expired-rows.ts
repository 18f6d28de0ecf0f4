import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { deleteEndedResets } from './password-resets.repository.ts';
import { deleteEndedSessions } from './sessions.repository.ts';
import { deleteEndedWindows } from './throttles.repository.ts';

/** A revoked session is kept this long, for whoever looks into what happened. */
const REVOKED_KEPT_MS = 24 * 60 * 60_000;

/** Removes what no call heeds any more: sessions with their tokens, reset links, counters. */
export async function deleteExpiredRows(database: Database, clock: Clock): Promise<void> {
  const now = clock();
  await deleteEndedSessions(database, now, new Date(now.getTime() - REVOKED_KEPT_MS));
  await deleteEndedResets(database, now);
  await deleteEndedWindows(database, now);
}
