import pg from 'pg';
import { ConfigError } from '../process/config-error.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects once, so that a wrong `DATABASE_URL` is named before anything is begun.
 * @throws ConfigError with one line that says what is wrong and what to do, without the password
 */
export async function requireReachable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'pawmatch-check',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {}); // The connection is not used.
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(`DATABASE_URL ${explain(error as Error, client)}`, { cause: error });
  } finally {
    // Rejects for a connection that was never made.
    await client.end().catch(() => {});
  }
}

/** @returns the rest of a sentence that begins with `DATABASE_URL` */
function explain(
  error: Error & { code?: string },
  { host, port, user = '', database = '' }: pg.Client,
): string {
  const { code = '', message } = error;
  // The folder of a socket, or the name of a machine.
  const server = host.startsWith('/') ? host : `${host}:${port}`;
  // 28P01 invalid_password, 28000 invalid_authorization_specification; SASL: no password is given.
  if (code.startsWith('28') || message.startsWith('SASL')) {
    return `has a user or a password that the PostgreSQL server at ${server} rejects (user ${user}). Correct them.`;
  }
  // invalid_catalog_name
  if (code === '3D000') {
    return `names the database ${database}, which the PostgreSQL server at ${server} does not have. Create it (createdb ${database}), or correct its name.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `names the server ${host}, which cannot be found (${code}). Correct its name, or check the DNS of this machine.`;
  }
  if (error instanceof pg.DatabaseError) {
    return `leads to a PostgreSQL server at ${server} that refuses the connection: ${message.split('\n')[0]}.`;
  }
  return `leads to ${server}, where no PostgreSQL server answers (${code || message.split('\n')[0]}). Start it, or correct the address.`;
}
