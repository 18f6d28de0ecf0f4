export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { isProcessAlive } from './is-process-alive.ts';
export type { Logger } from './logger.ts';
export { type PidFile, readPidFile } from './pid-file.ts';
export { findServerProcesses } from './server-processes.ts';
