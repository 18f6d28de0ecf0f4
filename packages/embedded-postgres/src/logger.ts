/** Receives what the package reports. A pino or Fastify logger fits. */
export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message: string): void;
}
