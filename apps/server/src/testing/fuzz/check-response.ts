import type { DescribedCall } from './described-calls.ts';
import { PRIVATE_MARK } from './fuzz-people.ts';
import type { RawResponse } from './raw-request.ts';

/** Matches internals of the server that must not be sent: stack traces and queries. */
const INSIDE =
  /\\n\s+at |node_modules|Failed query|violates .* constraint|(?:relation|column) \\"|\$argon2/;

/** Public endpoints, which must contain no personal data. */
const READ_BY_ALL = /^\/api\/(?:pets|shelter|visit-requests\/slots)/;

const detailOf = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { detail?: unknown }).detail;
  } catch {
    return undefined;
  }
};

/** Describes what is wrong with a response; undefined when nothing is. */
export function findFault(call: DescribedCall, response: RawResponse): string | undefined {
  const { status, contentType, text } = response;
  if (status >= 500) return `answered ${status}`;
  if (status < 200) return `answered ${status}`;
  if (status >= 400) {
    if (!contentType.includes('json')) return `a ${status} that is ${contentType}`;
    const detail = detailOf(text);
    if (typeof detail !== 'string' || detail === '') return `a ${status} without detail`;
    if (INSIDE.test(text)) return `a ${status} that shows the inside`;
  }
  if (text.includes('$argon2')) return 'shows a password hash';
  const isPublicRead = call.method === 'GET' && READ_BY_ALL.test(call.path);
  if (isPublicRead && text.includes(PRIVATE_MARK)) return 'shows a person to everybody';
  return undefined;
}
