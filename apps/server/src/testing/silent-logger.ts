import type { Log } from '../platform/logger.ts';

const unheard = () => {};

/** For what a test does not listen to. */
export const silentLogger: Log = { info: unheard, warn: unheard, error: unheard };
