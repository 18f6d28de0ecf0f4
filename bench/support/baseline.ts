import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('baseline-server.mjs', import.meta.url));

/** Starts a plain `node:http` process that sends the body that `url` sends now. */
export async function startBaselineServer(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-bench-'));
  const file = join(folder, 'body');
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  const type = response.headers.get('content-type') ?? '';
  const child = spawn(process.execPath, [program, file, type], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
