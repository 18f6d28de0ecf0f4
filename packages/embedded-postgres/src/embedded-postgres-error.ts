/** The embedded PostgreSQL cannot run. The message is one sentence for the person who started the application. */
export class EmbeddedPostgresError extends Error {
  /** The clause after "because", for callers that write their own sentence. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The embedded PostgreSQL cannot be used, because ${reason}.`, options);
    this.name = 'EmbeddedPostgresError';
    this.reason = reason;
  }
}
