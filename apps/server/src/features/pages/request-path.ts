import { readLanguagePath } from '@pawmatch/contract/languages';
import { withoutEndSlashes } from '@pawmatch/contract/url';
import type { FastifyRequest } from 'fastify';

export const pathnameOf = (request: FastifyRequest) =>
  withoutEndSlashes(request.url.split('?', 1)[0] ?? '/');

/** Without the language. */
export const pathOf = (request: FastifyRequest) => readLanguagePath(pathnameOf(request)).path;

/** With its question mark; empty for none. */
export function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
