import { readFileSync } from 'node:fs';

/** A zombie has exited but its parent has not collected its status. It still accepts signals. */
function isZombie(processId: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** Whether a process with this id runs, under any user. A zombie counts as ended. */
export function isProcessAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(processId);
}
