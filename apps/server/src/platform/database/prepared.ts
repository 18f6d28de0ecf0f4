import type { Database } from './database.ts';

const statements = new WeakMap<Database, Map<string, unknown>>();

/**
 * Builds a query once per database as a named prepared statement, for queries of almost every request:
 * drizzle takes as long to build a small query as PostgreSQL to run it.
 * @param prepare ends with drizzle's `.prepare(name)`
 */
export function preparedOn<Statement>(
  database: Database,
  name: string,
  prepare: (database: Database, name: string) => Statement,
): Statement {
  const prepared = statements.get(database) ?? new Map<string, unknown>();
  statements.set(database, prepared);
  if (!prepared.has(name)) prepared.set(name, prepare(database, name));
  return prepared.get(name) as Statement;
}
