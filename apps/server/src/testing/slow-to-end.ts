import { setTimeout as delay } from 'node:timers/promises';
import { shutDownGracefully } from '../platform/process/graceful-shutdown.ts';

/** A script for shutdown tests; its argument is the duration of closing in ms. */
const [closingMs] = process.argv.slice(2);
const print = (line: unknown) => process.stdout.write(`${line}\n`);

shutDownGracefully(
  async () => {
    print('closing');
    await delay(Number(closingMs));
    print('closed');
  },
  {
    timeoutMs: 3_000,
    logger: { info: print, warn: print, error: print },
    finishLog: async () => true,
  },
);
process.on('SIGUSR2', () => {
  throw new Error('nobody catches this');
});
setInterval(() => {}, 1_000);
print('up');
