import type { Logger } from '../logger.ts';

const ignore = () => {};

export const silentLogger: Logger = { info: ignore, warn: ignore, error: ignore };
