import fc, { type Arbitrary } from 'fast-check';
import type { DescribedCall } from './described-calls.ts';
import { placeholderOf } from './placeholders.ts';
import { anyText, valuesOf } from './schema-values.ts';
import { formOf } from './wild-forms.ts';
import { mutatedEntries, wildValue, writeEntries } from './wild-json.ts';

const fuzzRoles = ['anonymous', 'adopter', 'admin'] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

/** Weighted, because most endpoints only work for admins. */
const rolesByWeight: FuzzRole[] = ['anonymous', 'adopter', 'adopter', 'admin', 'admin', 'admin'];

/** A generated request; {@link placeholderOf placeholders} stand for existing rows. */
export interface FuzzedRequest {
  call: DescribedCall;
  role: FuzzRole;
  /** Printable ASCII, as sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  hasCsrf: boolean;
}

type Body = { contentType: string; bytes: Buffer };

/** Percent-encodes a URL; a lone surrogate becomes invalid UTF-8. */
function encode(text: string): string {
  return [...text]
    .map((character) =>
      /\p{Surrogate}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
    )
    .join('');
}

const pathText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: anyText.map(encode) },
  { weight: 2, arbitrary: fc.uuid() },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%',
      '%zz',
      '%00',
      '%ff%fe',
      '..',
      '.',
      '%2e%2e%2f',
      '%2F',
      '*',
      ':id',
    ),
  },
);

function pathValue({ path }: DescribedCall, name: string): Arbitrary<string> {
  const ofName = { trait: fc.constantFrom('HouseTrained', 'LitterTrained') };
  const kind = /users/.test(path) ? 'user' : /visit/.test(path) && name === 'id' ? 'visit' : 'pet';
  const there = name in ofName ? ofName.trait : placeholderOf(kind);
  return fc.oneof({ weight: 3, arbitrary: there }, { weight: 1, arbitrary: pathText });
}

function query({ parameters, path }: DescribedCall): Arbitrary<string> {
  const declared = parameters.filter((parameter) => parameter.in === 'query');
  const pair = fc.oneof(
    ...declared.map(({ name, schema }) =>
      fc.oneof(
        {
          weight: 2,
          arbitrary: valuesOf(schema, name).map((it) => `${name}=${encode(String(it))}`),
        },
        { weight: 2, arbitrary: pathText.map((it) => `${name}=${it}`) },
        {
          weight: 2,
          arbitrary: fc
            .constantFrom('-1', '0', '1', 'NaN', '1e309', '9223372036854775808', '', 'true')
            .map((it) => `${name}=${it}`),
        },
        { weight: 1, arbitrary: pathText.map((it) => `${name}[a][]=${it}`) },
      ),
    ),
    pathText.map((it) => `${it}=${it}`),
  );
  const some = fc.array(pair, { maxLength: declared.length + 1 });
  const needed = path.endsWith('/slots') ? ['pet_id=~pet.0~'] : [];
  return fc
    .oneof({ weight: 1, arbitrary: fc.constant(needed) }, { weight: 2, arbitrary: some })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}

function address(call: DescribedCall): Arbitrary<string> {
  const parts = call.path
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? fc.constant(part) : pathValue(call, part)));
  const ending = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom('', '/') },
    { weight: 1, arbitrary: fc.constantFrom('//', '/.', ';x') },
  );
  return fc
    .tuple(fc.tuple(...parts), ending, query(call))
    .map(([texts, end, search]) => `${texts.join('')}${end}${search}`);
}

/** Bodies of an endpoint: three in eight match its schema, the others are invalid in many ways. */
function body({ bodies }: DescribedCall): Arbitrary<Body> {
  const json = (text: Arbitrary<string>, contentType = 'application/json'): Arbitrary<Body> =>
    text.map((it) => ({ contentType, bytes: Buffer.from(it) }));
  const schema = Object.values(bodies)[0] ?? {};
  const valid = valuesOf(schema);
  const object = valid.map((value) => ({ ...(value as Record<string, unknown>) }));
  const asText = (value: unknown) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const fields = fc.oneof(
    {
      weight: 3,
      arbitrary: object.map((it) =>
        Object.entries(it).map(
          ([name, value]) => [name, value === null ? '' : asText(value)] as const,
        ),
      ),
    },
    { weight: 1, arbitrary: mutatedEntries(object) },
  );
  const isForm = 'multipart/form-data' in bodies;
  const isText = 'text/plain' in bodies;
  return fc.oneof(
    { weight: 6, arbitrary: json(valid.map((value) => JSON.stringify(value) ?? '')) },
    { weight: 5, arbitrary: json(mutatedEntries(object).map(writeEntries)) },
    { weight: 3, arbitrary: json(wildValue) },
    { weight: isForm ? 10 : 1, arbitrary: formOf(fields) },
    { weight: isText ? 6 : 1, arbitrary: json(valid.map(asText), 'text/plain') },
    { weight: 1, arbitrary: json(anyText, 'text/plain;charset=utf-16') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'a/b', '', '*'),
          fc.uint8Array({ maxLength: 300 }),
        )
        .map(([contentType, bytes]) => ({ contentType, bytes: Buffer.from(bytes) })),
    },
  );
}

const strangeHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { authorization: 'Bearer not.a.token' },
      { authorization: 'Basic YWRtaW46YWRtaW4=' },
      { cookie: 'csrftoken=%zz; refresh_token=../..; __proto__=1' },
      { origin: 'https://evil.example' },
      { 'if-none-match': '"x", W/"', range: 'bytes=5-1,-3' },
      { accept: 'text/html;q=nine', 'accept-encoding': 'x;q=2, *;q=0' },
      { 'x-forwarded-for': '1.2.3.4, ::1', 'x-http-method-override': 'DELETE' },
      { 'content-encoding': 'gzip' },
      { expect: '200-maybe' },
    ),
  },
);

/** Requests to these endpoints with equal probability. */
export function fuzzedRequest(calls: readonly DescribedCall[]): Arbitrary<FuzzedRequest> {
  const toCall = (call: DescribedCall): Arbitrary<FuzzedRequest> => {
    const takesBody = Object.keys(call.bodies).length > 0;
    return fc
      .record({
        role: fc.constantFrom<FuzzRole>(...rolesByWeight),
        path: address(call),
        headers: strangeHeaders,
        body: fc.option(body(call), { nil: undefined, freq: takesBody ? 20 : 1 }),
        hasCsrf: fc.nat(15).map((it) => it > 0),
      })
      .map((made) => ({
        call,
        role: made.role,
        path: made.path,
        headers: {
          ...(made.body?.contentType && { 'content-type': made.body.contentType }),
          ...made.headers,
        },
        body: call.method === 'GET' ? undefined : made.body?.bytes,
        hasCsrf: made.hasCsrf,
      }));
  };
  return fc.oneof(...calls.map(toCall));
}
