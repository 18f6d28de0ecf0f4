import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Fleet } from './fleet.ts';

const script = join(import.meta.dirname, '../../../../../deploy/rolling-restart.sh');

/**
 * Runs `deploy/rolling-restart.sh`. In place of a container engine, this process replaces the servers that it names.
 * @returns their names in that order
 * @throws when the script fails
 */
export async function runRollingRestart({ replace }: Pick<Fleet, 'replace'>): Promise<string[]> {
  const replaced: string[] = [];
  const engine = createServer(async (request, response) => {
    const name = Buffer.concat(await request.toArray()).toString();
    const error = await replace(name).catch((failure: Error) => failure);
    replaced.push(name);
    response.writeHead(error ? 500 : 200).end();
  });
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const url = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  const env = {
    PATH: process.env.PATH,
    REPLACE: `curl --fail --silent --show-error ${url} --data`,
  };
  try {
    await promisify(execFile)('sh', [script], { env });
    return replaced;
  } finally {
    engine.close();
  }
}
