import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running server writes into its cluster. */
export interface PostmasterFile {
  processId: number;
  port: number;
  /** The socket's folder, or a host where there is no socket. */
  host: string;
}

/** @returns undefined when there is none, or when it is not complete yet */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [processId, , , port, sockets, address] = content.split('\n');
  const host = sockets || address;
  if (!processId || !port || !host) return undefined;
  return { processId: Number(processId), port: Number(port), host };
}
