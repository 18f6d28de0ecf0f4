import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('baseline-server.mjs', import.meta.url));

/** Node sends these itself. */
const OF_CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Starts a plain `node:http` process that sends the body and the headers that `url` sends now. */
export async function startBaselineServer(
  url: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const folder = await mkdtemp(join(tmpdir(), 'pawmatch-bench-'));
  const [bodyFile, headersFile] = [join(folder, 'body'), join(folder, 'headers')];
  const body = Buffer.from(await response.arrayBuffer());
  const sent = [...response.headers].filter(([name]) => !OF_CONNECTION.includes(name));
  await writeFile(bodyFile, body);
  await writeFile(
    headersFile,
    JSON.stringify({ ...Object.fromEntries(sent), 'content-length': body.length }),
  );
  const child = spawn(process.execPath, [program, bodyFile, headersFile], {
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
