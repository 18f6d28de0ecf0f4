import { once } from 'node:events';
import { createServer } from 'node:net';
import { register } from '@pawmatch/contract/auth/auth-endpoints';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isNightly } from './testing/nightly.ts';
import { LISTENING, runApplication } from './testing/run-application.ts';
import { makeScratchFolder, removeScratchFolder } from './testing/scratch-folder.ts';
import { createTestClient } from './testing/test-client.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeScratchFolder();
});
afterAll(() => removeScratchFolder(dataDir));

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

const run = (settings: Record<string, string>, until?: RegExp) =>
  runApplication({ DATA_DIR: dataDir, ...settings }, until);

describe('npm start', () => {
  it('ends with one line that names the wrong setting', async () => {
    const { output, ended } = await run({ PORT: '70000' });
    expect((await ended)[0]).toBe(1);
    expect(output()).toBe('PORT must be a number from 0 to 65535\n');
  });

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

  it.runIf(isNightly)('S29 S40 S44 ends although nobody reads its log', async () => {
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
    await expect.poll(() => sentBy(workerAddress)).toBe('1');
    expect(await sentBy(webAddress)).toBeUndefined();
    expect((await fetch(`${workerAddress}/api/ready`)).status).toBe(200);
    for (const path of ['/', '/pets', '/api/pets']) {
      expect((await fetch(workerAddress + path)).status, path).toBe(404);
    }
    await worker.stop();
    await web.stop();
  });

  it('reports that its port is in use, and ends together with its database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { output, ended } = await run({ PORT: port, DEMO: 'false' });
    expect((await ended)[0]).toBe(1);
    expect(output()).toContain(`Port ${port} is in use. Set PORT to another one.`);
    other.close();
  });
});
