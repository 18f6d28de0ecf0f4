import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of `postmaster.pid`, which a running server keeps in its cluster. */
export interface PidFile {
  processId: number;
  port: number;
  /** The socket's folder, or a host name where there is no socket. */
  host: string;
}

/**
 * Reads `postmaster.pid`.
 * @param cluster PostgreSQL's data directory
 * @returns undefined when the file is missing or incomplete
 */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [processId, , , port, sockets, address] = content.split('\n');
  const host = sockets || address;
  if (!processId || !port || !host) return undefined;
  return { processId: Number(processId), port: Number(port), host };
}
