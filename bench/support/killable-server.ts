import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ADMIN, TIME_ZONE } from '../../e2e/support/shelter-server.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The production server in its own process, without a pool of this process on its database. */
export interface KillableServer {
  url: string;
  port: number;
  child: ChildProcess;
  output(): string;
  /** Resolves when the process has exited. */
  end(signal: NodeJS.Signals): Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/ready`).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.ok === true;
}

/**
 * Starts the server and resolves when it is ready.
 * @param port of the previous server, so that clients find the new one; 0 for any free port
 * @param settings environment variables in addition
 */
export async function startKillable(
  dataDir: string,
  port = 0,
  settings: Record<string, string> = {},
): Promise<KillableServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'false',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SHELTER_TIME_ZONE: TIME_ZONE,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-20_000);
    });
  }
  const deadline = Date.now() + 120_000;
  let url = '';
  while (!url || !(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The server was not ready:\n${output}`);
    }
    url ||= /http:\/\/localhost:\d+/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? '';
    await delay(10);
  }
  return {
    url,
    port: Number(new URL(url).port),
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
