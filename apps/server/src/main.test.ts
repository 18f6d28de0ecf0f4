import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { register } from '@pawmatch/contract/auth/auth-endpoints';
import { startEmbeddedPostgres } from '@pawmatch/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { programParameters } from './testing/production-build.ts';
import { makeScratchFolder, removeScratchFolder } from './testing/scratch-folder.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { createTestClient } from './testing/test-client.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeScratchFolder();
});
afterAll(() => removeScratchFolder(dataDir));

/** Starts the application in a process. @param until output for which the test waits */
async function run(settings: Record<string, string>, until?: RegExp) {
  const child = spawn(process.execPath, programParameters('main'), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  // A failed test must not leave a server running. No effect on a process that has ended.
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const allHeard = once(child, 'close');
  let output = '';
  const heard = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        if (until?.test(output)) resolve();
      });
    }
  });
  await Promise.race([heard, ended]);
  return {
    output: () => output,
    ended,
    /** Resolves when all output has arrived, which may be after the exit. */
    allHeard,
    /** Stops reading its output until `listen`. */
    ignore: () => child.stdout.pause(),
    listen: () => child.stdout.resume(),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const LISTENING = /Pawmatch is at/;

/** More lines in the log than a pipe holds. */
const MANY_LINES = 1_500;

/** Makes a server log `MANY_LINES`; its address is in its output. */
async function fillLog(output: string): Promise<void> {
  const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
  for (let line = 0; line < MANY_LINES; line += 50) {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`${address}/api/health`)),
    );
    for (const response of responses) expect(response.status).toBe(200);
  }
}

describe('npm start', () => {
  it('ends with one line that names the wrong setting', async () => {
    const { output, ended } = await run({ PORT: '70000' });
    expect((await ended)[0]).toBe(1);
    expect(output()).toBe('PORT must be a number from 0 to 65535\n');
  });

  it('S63 seeds the demonstration only at the first start, and warns when others can reach it', async () => {
    const first = await run({ HOST: '0.0.0.0' }, LISTENING);
    expect(first.output()).toMatch(/password {2}\S{20,}/);
    expect(first.output(), 'S63').toMatch(/This password expires at .*GMT/);
    await first.stop();
    await first.allHeard;
    expect(first.output(), 'S63').toContain('WARNING: HOST is 0.0.0.0 and PUBLIC_URL is not set');
    expect(first.output(), 'S63').toContain('WARNING: Others can reach this server');

    const embedded = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
    const client = new pg.Client(embedded.connection);
    await client.connect();
    const { rows } = await client.query('SELECT count(*)::int AS pets FROM pets');
    expect(rows[0].pets).toBe(40);
    await client.query('DELETE FROM visits; DELETE FROM pets; DELETE FROM users');
    await client.end();
    await embedded.stop();

    const second = await run({}, LISTENING);
    expect(second.output()).not.toContain('password');
    expect(second.output()).not.toContain('WARNING');
    const address = /http:\/\/\S+/.exec(second.output())?.[0];
    const pets = await fetch(`${address}/api/pets`);
    expect(await pets.json()).toEqual([]);
    await second.stop();
  }, 240_000);

  it('S29 S40 serves requests although nobody reads its log', async () => {
    const { output, ignore, listen, stop, allHeard } = await run(
      { LOG_LEVEL: 'info', RATE_LIMITS: 'off', DEMO: 'false' },
      LISTENING,
    );
    ignore();
    await fillLog(output());
    listen();
    await stop();
    await allHeard;
    expect(output().match(/"path":"\/api\/health"/g), 'and loses nothing of it').toHaveLength(
      MANY_LINES,
    );
  });

  it('S29 S40 S44 ends although nobody reads its log', async () => {
    const { output, ignore, stop } = await run(
      { LOG_LEVEL: 'info', RATE_LIMITS: 'off', DEMO: 'false' },
      LISTENING,
    );
    ignore();
    await fillLog(output());
    await stop();
  });

  it('B6.05 one process serves people and another sends their letters, on one database', async () => {
    const folder = await makeScratchFolder();
    onTestFinished(() => removeScratchFolder(folder));
    const settings = { DATA_DIR: folder, DEMO: 'false', RATE_LIMITS: 'off' };
    const addressIn = (output: string) => /http:\/\/\S+/.exec(output)?.[0] ?? '';
    const web = await run({ ...settings, ROLE: 'web' }, LISTENING);
    const webAddress = addressIn(web.output());
    const { status } = await createTestClient(webAddress).call(register, {
      body: {
        full_name: 'Ada Lovelace',
        email: 'ada@example.org',
        phone_number: '4155550100',
        password: 'a quiet river in May',
      },
    });
    expect(status).toBe(201);
    const worker = await run({ ...settings, ROLE: 'worker' }, /answers health checks at/);
    const workerAddress = addressIn(worker.output());
    const sentBy = async (address: string) =>
      /pawmatch_mails_total\{[^}]*outcome="sent"[^}]*\} (\d+)/.exec(
        await (await fetch(`${address}/metrics`)).text(),
      )?.[1];
    await expect.poll(() => sentBy(workerAddress), { timeout: 20_000 }).toBe('1');
    expect(await sentBy(webAddress)).toBeUndefined();
    expect((await fetch(`${workerAddress}/api/ready`)).status).toBe(200);
    for (const path of ['/', '/pets', '/api/pets']) {
      expect((await fetch(workerAddress + path)).status, path).toBe(404);
    }
    await worker.stop();
    await web.stop();
  }, 60_000);

  it('reports that its port is in use, and ends together with its database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { output, ended } = await run({ PORT: port, DEMO: 'false' });
    expect((await ended)[0]).toBe(1);
    expect(output()).toContain(`Port ${port} is in use. Set PORT to another one.`);
    other.close();
  }, 30_000);
});
