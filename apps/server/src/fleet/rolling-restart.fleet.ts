import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { createCallers } from '../testing/constant-callers.ts';
import { addPet, type Fleet, startFleet } from './support/fleet.ts';

const script = join(import.meta.dirname, '../../../../../deploy/rolling-restart.sh');

/**
 * Runs `deploy/rolling-restart.sh`. In place of a container engine, this process replaces the servers that it names.
 * @returns their names in that order
 * @throws when the script fails
 */
async function runRollingRestart({ replace }: Pick<Fleet, 'replace'>): Promise<string[]> {
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

let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  fleet = undefined;
});

it.each(['caddy', 'haproxy'] as const)(
  'B6.02 F18 S44 rolling-restart.sh replaces every server behind %s, and no request fails',
  async (balancer) => {
    fleet = await startFleet({ balancer });
    const pet = await addPet(fleet.admin, 'Biscuit');
    const adopter = await fleet.signUp();
    const preferences = { preferred_species: 'Dog', preferred_size: 'Small' };
    const path = '/api/users/me/preferences';
    const first = await adopter.request(path, { method: 'POST', body: preferences });
    expect(first.status).toBe(201);
    const callers = createCallers({
      list: () => adopter.send('/api/pets?limit=12'),
      pet: () => adopter.send(`/api/pets/${pet}`),
      page: () => adopter.send('/pets', { headers: { Accept: 'text/html' } }),
      account: () => adopter.request('/api/users/me'),
      write: () => adopter.request(path, { method: 'PUT', body: preferences }),
    });
    expect(await runRollingRestart(fleet)).toEqual(['worker', 'web1', 'web2', 'web3']);
    const responses = await callers.stop();
    expect(responses.filter(({ status }) => status >= 400)).toEqual([]);
    expect(responses.length).toBeGreaterThan(500);
  },
);
