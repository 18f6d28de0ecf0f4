import * as z from 'zod/mini';
import { valueMessages } from './value-messages.ts';

/** UUIDv7, created by the server; paths and bodies accept any UUID, in lower case as it is stored. */
export const Id = z.uuid({ error: () => valueMessages.id }).check(z.toLowerCase());

/** Parameters of a path with one id. */
export const ById = z.object({ id: Id });

/** ISO 8601 in UTC, such as `2026-11-23T15:00:00.000Z`. */
export const Timestamp = z.iso.datetime();
