import type { DescribedCall } from './described-calls.ts';
import { PRIVATE_MARK } from './fuzz-people.ts';
import type { RawResponse } from './raw-request.ts';

/** What only the inside of the server says: a trace, or a query. */
const INSIDE =
  /\\n\s+at |node_modules|Failed query|violates .* constraint|(?:relation|column) \\"|\$argon2/;

/** Calls that everybody reads: nothing of a person belongs there. */
const READ_BY_ALL = /^\/api\/(?:pets|shelter|visit-requests\/slots)/;

const detailOf = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { detail?: unknown }).detail;
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(call: DescribedCall, answer: RawResponse): string | undefined {
  const { status, contentType, text } = answer;
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
