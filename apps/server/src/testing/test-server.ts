import pg, { type ClientConfig } from 'pg';

/** An address, or the parts that the embedded server gives. */
export type Connection = string | ClientConfig;

/** The server of a test run, as its workers know it. */
export interface TestServer {
  /** Its maintenance database, as a role that may make databases. */
  maintenance: Connection;
  /** The role that the application works as; which database is still to be named. */
  application: Connection;
  /** A migrated database to copy; its name begins those of the copies too. */
  template: string;
}

export function withDatabase(connection: Connection, database: string): ClientConfig {
  if (typeof connection !== 'string') return { ...connection, database };
  const address = new URL(connection);
  address.pathname = `/${database}`;
  return { connectionString: address.href };
}

/** @param template undefined makes an empty one */
export async function createDatabase(
  { maintenance, application }: Omit<TestServer, 'template'>,
  name: string,
  template?: string,
): Promise<void> {
  const owner = typeof application === 'string' ? undefined : application.user;
  const client = new pg.Client(maintenance);
  await client.connect();
  try {
    await client.query(
      `create database ${name}${owner ? ` owner ${owner}` : ''}${template ? ` template ${template}` : ''}`,
    );
  } finally {
    await client.end();
  }
}

export async function dropDatabase({ maintenance }: TestServer, name: string): Promise<void> {
  const client = new pg.Client(maintenance);
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}
