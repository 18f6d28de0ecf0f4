import * as z from 'zod/mini';

/** UUIDv7, made by the server; in a path or body any UUID is well-formed. */
export const Id = z.uuid('This is not a valid id.');

/** ISO 8601 in UTC, such as `2026-11-23T15:00:00.000Z`. */
export const Timestamp = z.iso.datetime();
