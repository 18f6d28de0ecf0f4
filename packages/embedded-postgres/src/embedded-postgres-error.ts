/** The embedded PostgreSQL cannot serve. The message is one sentence for the person who started the application, and names `DATABASE_URL`. */
export class EmbeddedPostgresError extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(
      `The embedded PostgreSQL cannot be used, because ${problem}: mend that, or set DATABASE_URL to the address of a PostgreSQL server.`,
      options,
    );
    this.name = 'EmbeddedPostgresError';
  }
}
