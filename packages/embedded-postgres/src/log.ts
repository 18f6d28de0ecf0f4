import type { FastifyBaseLogger } from 'fastify';

/** Where the launcher tells what it does: any pino or Fastify logger. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
