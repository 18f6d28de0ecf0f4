import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isProcessAlive } from '@pawmatch/embedded-postgres';

const machine = hostname().replaceAll(/[^\w-]/g, '-');

/** Process ids are reused, above all in containers. */
const runId = randomUUID();

/** Identifies this process across machines: host name, process id and a random id of this run. */
export const processName = `${machine}.${process.pid}.${runId}`;

/** @returns undefined for a process on another machine, because it cannot be checked from here */
export function hasProcessEnded(name: string): boolean | undefined {
  const [otherMachine, pid, run] = name.split('.');
  if (otherMachine !== machine || !run) return undefined;
  return run !== runId && (Number(pid) === process.pid || !isProcessAlive(Number(pid)));
}
