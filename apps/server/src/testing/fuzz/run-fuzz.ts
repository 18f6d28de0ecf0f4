import fc from 'fast-check';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { gatherPeople, PRIVATE_MARK } from './fuzz-people.ts';
import { type FuzzedRequest, fuzzedRequest } from './fuzzed-request.ts';
import { createKnownRows } from './known-rows.ts';
import { fillIn } from './placeholders.ts';
import { type RawResponse, sendRaw } from './raw-request.ts';

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
function findFault(call: DescribedCall, response: RawResponse): string | undefined {
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

interface FuzzOptions {
  url: string;
  admin: { email: string; password: string };
  requests: number;
  /** The same seed generates the same requests; their effect depends on the existing rows. */
  seed: number;
  /** Time limit of a response. */
  timeoutMs?: number;
}

interface FuzzReport {
  requests: number;
  /** Faults, each with its request. */
  faults: string[];
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** How many endpoints there are. */
  endpoints: number;
  /** Endpoints that never succeeded, whose code was therefore not reached. */
  unreached: string[];
}

const CALLERS = 4;

/** These need a secret that only their address has. */
const NEEDS_SECRET = /\.ics$|\/(shared-letter|mail-document|exports|pet-feed\.csv)$/;

/** What a list cannot be asked without, by the end of its path. */
const REQUIRED_QUERIES = [
  ['/slots', '?pet_id={pet}'],
  ['/visit-requests/days', '?pet_id={pet}'],
  ['/numbers/rows', '?from=2026-01-01&to=2026-01-31&number=intake'],
] as const;

/** Requests generated at a time; the rows are refreshed in between. */
const BATCH = 250;

const EXCERPT = 400;

function describe(request: FuzzedRequest, path: string, response: RawResponse | undefined): string {
  const body = request.body?.subarray(0, EXCERPT).toString() ?? '';
  const excerpt = response?.text.slice(0, EXCERPT) ?? '';
  return `${request.role}: ${request.call.method} ${path.slice(0, EXCERPT)} ${JSON.stringify(request.headers)} ${body} -> ${excerpt}`;
}

/** Checks after the run that every list works and that public ones contain no personal data. */
async function checkLists(
  calls: readonly DescribedCall[],
  options: FuzzOptions,
): Promise<string[]> {
  const people = await gatherPeople(options.url, options.admin);
  const rows = createKnownRows(people);
  await rows.refresh();
  const lists = calls.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{') && !NEEDS_SECRET.test(path),
  );
  const faults: string[] = [];
  for (const call of lists) {
    const client = await people.client(call.isPublic ? 'anonymous' : 'admin');
    const [, query = ''] = REQUIRED_QUERIES.find(([end]) => call.path.endsWith(end)) ?? [];
    const path = call.path + query.replace('{pet}', rows.resolve('pet', 0));
    const headers = people.headersOf(client, false);
    const response = await sendRaw(options.url, { method: 'GET', path, headers }, 10_000);
    // Preferences and matches exist only after the questionnaire, other shelters only where there are several.
    const isMissing =
      [400, 404].includes(response.status) && /preferences|match|pet-moves|\/shelters$/.test(path);
    // One of the requests may have switched a part of the care off.
    const isOff = response.status === 403 && /places|foster|task|care/.test(path);
    if (response.status !== 200 && !isMissing && !isOff)
      faults.push(`afterwards ${path}: ${response.status}`);
    const fault = findFault(call, response);
    if (fault) faults.push(`afterwards ${path} ${fault}`);
  }
  return faults;
}

/** Sends generated requests to every endpoint, as three roles, several at a time. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { url, admin, requests, seed, timeoutMs = 15_000 } = options;
  const calls = await describedCalls(url);
  const made = fuzzedRequest(calls);
  const people = await gatherPeople(url, admin);
  const rows = createKnownRows(people);
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const reached = new Set<DescribedCall>();

  const send = async (request: FuzzedRequest) => {
    const client = await people.client(request.role);
    const path = fillIn(request.path, rows.resolve);
    const body =
      request.body && Buffer.from(fillIn(request.body.toString('latin1'), rows.resolve), 'latin1');
    const headers = { ...people.headersOf(client, request.hasCsrf), ...request.headers };
    const { method } = request.call;
    try {
      const response = await sendRaw(
        url,
        { method, path, headers, ...(body && { body }) },
        timeoutMs,
      );
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const fault = findFault(request.call, response);
      if (fault) faults.push(`${fault}: ${describe(request, path, response)}`);
      if (response.status < 300) reached.add(request.call);
      const wasTurnedAway = response.status === 401 || /CSRF/.test(response.text);
      if (wasTurnedAway && request.role !== 'anonymous')
        await people.comeBack(request.role, client);
    } catch (error) {
      faults.push(`${(error as Error).message}: ${describe(request, path, undefined)}`);
    }
  };

  for (let done = 0; done < requests; done += BATCH) {
    await rows.refresh();
    const numRuns = Math.min(BATCH, requests - done);
    const waiting = fc.sample(made, { numRuns, seed: seed + done });
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
    };
    await Promise.all(Array.from({ length: CALLERS }, work));
  }
  faults.push(...(await checkLists(calls, options)));
  const unreached = calls.filter((call) => !reached.has(call));
  return {
    requests,
    faults,
    statuses,
    endpoints: calls.length,
    unreached: unreached.map(({ method, path }) => `${method} ${path}`),
  };
}
