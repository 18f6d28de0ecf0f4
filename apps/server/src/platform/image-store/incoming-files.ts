import { randomUUID } from 'node:crypto';
import { hasProcessEnded, processName } from '../process-name.ts';

/** Where files lie while they are being written. */
export const INCOMING_FOLDER = 'incoming';

/** Of another machine nobody here can say whether it is still at work. */
const MAX_AGE_MS = 60 * 60_000;

/** A place for a file that is being written, which says who writes it. */
export function newIncomingKey(): string {
  return `${INCOMING_FOLDER}/${processName}.${randomUUID()}`;
}

/** Whether nobody will ever finish this file (S40). */
export function isAbandoned(key: string, modifiedAt: Date): boolean {
  const writer = key.slice(INCOMING_FOLDER.length + 1);
  return hasProcessEnded(writer) ?? modifiedAt.getTime() < Date.now() - MAX_AGE_MS;
}
