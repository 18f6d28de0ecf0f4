import type { Database } from './database.ts';

const statements = new WeakMap<Database, Map<string, unknown>>();

/**
 * A query that is built once for each database and is known to PostgreSQL by name, for what is asked
 * at almost every call: drizzle takes as long to build a small query as PostgreSQL to answer it.
 * @param prepare ends with drizzle's `.prepare(name)`
 */
export function preparedOn<Statement>(
  database: Database,
  name: string,
  prepare: (database: Database, name: string) => Statement,
): Statement {
  const known = statements.get(database) ?? new Map<string, unknown>();
  statements.set(database, known);
  if (!known.has(name)) known.set(name, prepare(database, name));
  return known.get(name) as Statement;
}
