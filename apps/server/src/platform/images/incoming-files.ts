import { randomUUID } from 'node:crypto';
import { hasProcessEnded, processName } from '../process/process-name.ts';

/** The folder of files that are being written. */
export const INCOMING_FOLDER = 'incoming';

/** For files of other machines, whose processes cannot be checked from here. */
const MAX_AGE_MS = 60 * 60_000;

/** A key for a file that is being written; it names the writing process. */
export function newIncomingKey(): string {
  return `${INCOMING_FOLDER}/${processName}.${randomUUID()}`;
}

/** Whether the process that was writing the file has died. */
export function isAbandoned(key: string, modifiedAt: Date): boolean {
  const writer = key.slice(INCOMING_FOLDER.length + 1);
  return hasProcessEnded(writer) ?? modifiedAt.getTime() < Date.now() - MAX_AGE_MS;
}
