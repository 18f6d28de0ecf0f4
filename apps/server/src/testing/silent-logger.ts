import type { Log } from '../platform/logger.ts';

const unheard = () => {};

/** A logger without output. */
export const silentLogger: Log = { info: unheard, warn: unheard, error: unheard };
