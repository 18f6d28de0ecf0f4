import type { ClientConfig } from 'pg';

/** Formats a connection as a URL. The folder of a socket is only possible in the query. */
export function addressOf({
  connectionString,
  host,
  port,
  user,
  password,
  database,
}: ClientConfig): string {
  if (connectionString) return connectionString;
  const address = new URL('postgres:///');
  address.pathname = `/${database}`;
  const parts = { host, port, user, password: String(password ?? '') };
  for (const [name, value] of Object.entries(parts)) {
    if (value) address.searchParams.set(name, String(value));
  }
  return address.href;
}
