import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isAlive } from '../embedded-postgres/is-alive.ts';

/** Where files lie while they are being written. */
export const INCOMING_FOLDER = 'incoming';

/** Of another machine nobody here can say whether it is still at work. */
const MAX_AGE_MS = 60 * 60_000;

const machine = hostname().replaceAll(/[^\w-]/g, '-');

/** A process may have the number of one that was killed, in a container above all. */
const self = randomUUID();

/** A place for a file that is being written, which says who writes it. */
export function newIncomingKey(): string {
  return `${INCOMING_FOLDER}/${machine}.${process.pid}.${self}.${randomUUID()}`;
}

/** Whether nobody will ever finish this file (S40). */
export function isAbandoned(key: string, modifiedAt: Date): boolean {
  const [writer, pid, run] = key.slice(INCOMING_FOLDER.length + 1).split('.');
  if (writer !== machine || !run) return modifiedAt.getTime() < Date.now() - MAX_AGE_MS;
  return run !== self && (Number(pid) === process.pid || !isAlive(Number(pid)));
}
