import * as z from 'zod/mini';
import { CLIENT_ERROR_LIMITS } from './client-error-limits.ts';

/** How an error in the browser came to light; `chunk` is a part of the script that did not load. */
export const ClientErrorKind = z.enum(['uncaught', 'caught', 'recoverable', 'rejection', 'chunk']);
export type ClientErrorKind = z.infer<typeof ClientErrorKind>;

const text = (length: number) => z.string().check(z.maxLength(length));

/** What a page reports of an error of its own; nothing about the person. */
export const ClientErrorReport = z.object({
  kind: ClientErrorKind,
  message: text(CLIENT_ERROR_LIMITS.message),
  stack: z.optional(text(CLIENT_ERROR_LIMITS.stack)),
  /** Path of the page, without its query. */
  path: text(CLIENT_ERROR_LIMITS.path),
  /** Name of the script that the page runs, which holds a hash of its content. */
  release: text(CLIENT_ERROR_LIMITS.release),
});
export type ClientErrorReport = z.infer<typeof ClientErrorReport>;
