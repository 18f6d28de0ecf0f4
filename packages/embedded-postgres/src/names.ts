/** The superuser that owns the cluster. */
export const SUPERUSER = 'postgres';

/** The role without privileges that the application connects as, and the name of its database. */
export const APPLICATION = 'pawmatch';

/** The system user that PostgreSQL runs as when the application runs as root. */
export const SYSTEM_USER = 'pawmatch';

/** Holds cluster and programs when that user cannot reach the data folder. */
export const DEFAULT_FALLBACK_DIR = '/var/lib/pawmatch';

/** Path prefix of the socket folder when the path in the data folder is too long. */
export const SHORT_SOCKET_PREFIX = '/tmp/pawmatch-';
