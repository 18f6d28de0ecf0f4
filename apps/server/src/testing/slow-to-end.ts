import { setTimeout as delay } from 'node:timers/promises';
import { shutDownGracefully } from '../platform/graceful-shutdown.ts';

/** A script for shutdown tests; its argument is the duration of closing in ms. */
const [closingMs] = process.argv.slice(2);
const say = (line: unknown) => process.stdout.write(`${line}\n`);

shutDownGracefully(
  async () => {
    say('closing');
    await delay(Number(closingMs));
    say('closed');
  },
  {
    timeoutMs: 3_000,
    logger: { info: say, warn: say, error: say },
    finishLog: async () => true,
  },
);
process.on('SIGUSR2', () => {
  throw new Error('nobody catches this');
});
setInterval(() => {}, 1_000);
say('up');
