import type { Log } from '../platform/process/logger.ts';

const unheard = () => {};

/** A logger without output. */
export const silentLogger: Log = { info: unheard, warn: unheard, error: unheard };
