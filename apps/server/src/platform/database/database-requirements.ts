import { ConfigError } from '../process/config-error.ts';

/** The oldest PostgreSQL that the tests run on, as `server_version_num`. */
const OLDEST_VERSION = 150_000;

/** What the migrations create; both are in PostgreSQL's contrib package. */
const EXTENSIONS = ['btree_gist', 'pg_trgm'];

export interface DatabaseCapabilities {
  /** Such as 180004. */
  versionNumber: number;
  /** Such as `18.4`. */
  version: string;
  /** Extensions that can be created, or have been. */
  available: string[];
}

/** A query whose one row are the capabilities. */
export const CAPABILITIES = `select current_setting('server_version_num')::integer as "versionNumber",
  current_setting('server_version') as version,
  array(select name::text from pg_available_extensions) as available`;

type Lack = { kind: 'version'; version: string } | { kind: 'extension'; name: string };

/** What the database lacks, the most important first; undefined when it is suitable. */
export function findLack(database: DatabaseCapabilities): Lack | undefined {
  const { version, versionNumber, available } = database;
  if (versionNumber < OLDEST_VERSION) return { kind: 'version', version };
  const name = EXTENSIONS.find((extension) => !available.includes(extension));
  return name ? { kind: 'extension', name } : undefined;
}

/** @throws ConfigError before anything is changed in a database that is not suitable */
export function requireSuitable(database: DatabaseCapabilities): void {
  const lack = findLack(database);
  if (lack?.kind === 'version') {
    throw new ConfigError(
      `DATABASE_URL leads to PostgreSQL ${lack.version}, which is too old. Update it to version 15 or later.`,
    );
  }
  if (lack) {
    throw new ConfigError(
      `The PostgreSQL of DATABASE_URL lacks the extension ${lack.name}. Install its contrib package (postgresql-contrib).`,
    );
  }
}
