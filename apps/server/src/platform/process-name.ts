import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isProcessAlive } from '@pawmatch/embedded-postgres';

const machine = hostname().replaceAll(/[^\w-]/g, '-');

/** A process may have the number of one that was killed, in a container above all. */
const self = randomUUID();

/** Names this process among all of all machines: machine, number, and a mark of this run. */
export const processName = `${machine}.${process.pid}.${self}`;

/** @returns undefined where nobody here can say, because the process is another machine's */
export function hasProcessEnded(name: string): boolean | undefined {
  const [itsMachine, pid, run] = name.split('.');
  if (itsMachine !== machine || !run) return undefined;
  return run !== self && (Number(pid) === process.pid || !isProcessAlive(Number(pid)));
}
