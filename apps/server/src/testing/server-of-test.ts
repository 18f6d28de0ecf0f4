import { onTestFinished } from 'vitest';
import { startServer } from './server-process.ts';

/** Starts the server as `startServer` does, for one test: it ends with the test, also where that fails. */
export async function startServerOfTest(where: Parameters<typeof startServer>[0]) {
  const server = await startServer(where);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
}
