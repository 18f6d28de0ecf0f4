import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { CLIENT_ERROR_LIMITS } from './client-error-limits.ts';

/** How an error was caught in the browser; `chunk` is a script that failed to load. */
export const ClientErrorKind = z.enum(['uncaught', 'caught', 'recoverable', 'rejection', 'chunk']);
export type ClientErrorKind = z.infer<typeof ClientErrorKind>;

const text = (length: number) => z.string().check(z.maxLength(length));

/** The report of an error in the browser, without personal data. */
export const ClientErrorReport = z.object({
  kind: ClientErrorKind,
  message: text(CLIENT_ERROR_LIMITS.message),
  stack: z.optional(text(CLIENT_ERROR_LIMITS.stack)),
  /** The path of the page, without its query. */
  path: text(CLIENT_ERROR_LIMITS.path),
  /** The file name of the entry script, which contains a hash of its content. */
  release: text(CLIENT_ERROR_LIMITS.release),
});
export type ClientErrorReport = z.infer<typeof ClientErrorReport>;

export const reportClientError = defineEndpoint({
  method: 'POST',
  path: '/client-errors',
  access: 'public',
  rateLimit: 'errorReports',
  summary: 'Report an error of a page in the browser',
  body: ClientErrorReport,
});
