import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { FIRST_SHELTER, shelters } from './features/shelter/shelters.table.ts';
import { newId } from './platform/database/new-id.ts';
import { accessMatrix } from './testing/access-matrix.ts';
import { type DescribedCall, describedCalls, type Schema } from './testing/fuzz/described-calls.ts';
import { buildRowsOf } from './testing/rows-of-shelter.ts';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from './testing/second-shelter.ts';
import { openTestApp, type SignedInClient } from './testing/test-app.ts';

/** Where a call names an id: `path` has the names of fields below each other in the query or the body. */
interface Place {
  call: DescribedCall;
  in: 'path' | 'query' | 'body';
  path: readonly string[];
  /** Of the rows of a shelter; see {@link buildRowsOf}. */
  row: string;
}

const app = await openTestApp();
let manager: SignedInClient;
let calls: DescribedCall[];
let own: Record<string, string>;
let foreign: Record<string, string>;

beforeAll(async () => {
  await buildSecondShelter(app);
  await app.database.insert(shelters).values({
    ...{ id: newId(), slug: 'oslo-dogs', name: 'Oslo Dogs', timeZone: 'Europe/Oslo' },
    ...{ visiting: app.dependencies.shelters.first().visiting, updatedAt: app.now() },
  });
  await app.useCareParts();
  await app.useCareParts(SECOND_SHELTER);
  manager = await signInThere(app, 'manager');
  const partner = 'oslo-dogs';
  const there = await app.signIn('manager');
  foreign = await buildRowsOf(app, { shelterId: FIRST_SHELTER, manager: there, partner });
  own = await buildRowsOf(app, { shelterId: SECOND_SHELTER, manager, partner });
  const ofStaff = new Set(
    Object.entries(accessMatrix)
      .filter(([access]) => !['public', 'user', 'network.manage'].includes(access))
      .flatMap(([, listed]) => listed.map(withoutNames)),
  );
  const described = await describedCalls(app.url);
  calls = described.filter(({ method, path }) => ofStaff.has(withoutNames(`${method} ${path}`)));
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const withoutNames = (call: string) => call.replace(/\{\w+\}/g, '{}');

const isId = ({ format }: Schema) => format === 'uuid';

/** The fields of a schema that are ids. */
function idsIn(schema: Schema, path: readonly string[] = []): string[][] {
  if (isId(schema)) return [[...path]];
  const parts = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...parts.flatMap((part) => idsIn(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      idsIn(part, [...path, name]),
    ),
  ];
}

/** What `/admin/pets/{id}/diary/{noteId}` names with `{noteId}`: `pets/diary`. */
const collectionOf = (path: string, name: string) =>
  (path.split(`/{${name}}`)[0] ?? '')
    .split('/')
    .filter((part) => part !== '' && !['api', 'admin'].includes(part) && !part.startsWith('{'))
    .join('/');

function placesOf(call: DescribedCall): Place[] {
  const rowOfField = (name: string) =>
    name in own ? name : `${collectionOf(call.path, '')} ${name}`;
  const inAddress = call.parameters.flatMap(({ name, in: where, schema }) =>
    idsIn(schema).map((): Place => {
      const row = where === 'path' ? collectionOf(call.path, name) : rowOfField(name);
      return { call, in: where, path: [name], row };
    }),
  );
  const [body] = Object.values(call.bodies);
  const inBody = (body ? idsIn(body) : []).map((path): Place => {
    return { call, in: 'body', path, row: rowOfField(path.at(-1) ?? '') };
  });
  return [...inAddress, ...inBody];
}

/** For fields whose rules go beyond their schema. */
const byName: Readonly<Record<string, unknown>> = {
  requested_at: '2026-11-24T15:00:00Z',
  expected_version: 1,
  due_on: '2026-12-01',
  full_name: 'Ada Lovelace',
  kind: 'test',
  status: 'confirmed',
  subject: '2026-11-24',
  weight: '4.2 kg',
};

/** Besides what the schema requires. */
const isOneOfSeveral = new Set(['due_on', 'full_name', 'status']);

/** A body of the schema with what it must have, and with an id at the path. */
function bodyOf(schema: Schema, name: string, path: readonly string[] | null, id: string): unknown {
  const isOnPath = (part: Schema) =>
    path !== null && idsIn(part).some((found) => found.join() === path.join());
  if (schema.anyOf) {
    const isNull = (part: Schema) => part.type === 'null';
    const others = schema.anyOf.some(isId) ? schema.anyOf.find(isNull) : schema.anyOf[0];
    return bodyOf((path ? schema.anyOf.find(isOnPath) : others) ?? {}, name, path, id);
  }
  if (isId(schema)) return path ? id : own[name];
  if (schema.enum) return schema.enum[0];
  if (name in byName) return byName[name];
  if ('const' in schema) return schema.const;
  if (schema.items) {
    return path || (schema.minItems ?? 0) > 0 ? [bodyOf(schema.items, name, path, id)] : [];
  }
  const { properties = {}, required = [] } = schema;
  const [first, ...rest] = path ?? [];
  const texts: Record<string, string> = {
    date: '2026-12-01',
    'date-time': '2026-12-01T15:00:00.000Z',
    email: 'somebody@example.org',
  };
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(
            ([field]) => field === first || required.includes(field) || isOneOfSeveral.has(field),
          )
          .map(([field, part]) => [field, bodyOf(part, field, field === first ? rest : null, id)]),
      );
    case 'string':
      return texts[schema.format ?? ''] ?? 'Something';
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** What the shelter's manager is answered who names the id there, and own ids elsewhere. */
async function send({ call, in: where, path }: Place, id: string) {
  const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (where === 'path' && name === path[0]) return id;
    const { schema = {} } = call.parameters.find((parameter) => parameter.name === name) ?? {};
    return String(own[collectionOf(call.path, name)] ?? bodyOf(schema, name, null, ''));
  });
  const query = where === 'query' ? `?${path[0]}=${id}` : '';
  const [schema] = Object.values(call.bodies);
  const inBody = where === 'body' ? path : null;
  const body = schema && call.method !== 'GET' ? bodyOf(schema, '', inBody, id) : undefined;
  const answer = await manager.request(`${address}${query}`, { method: call.method, body });
  const said = answer.status < 400 ? answer.body : { ...answer.body, request_id: undefined };
  return { status: answer.status, text: JSON.stringify(said ?? '').replaceAll(id, 'the id') };
}

/** Of all rows of a shelter. */
async function fingerprintOf(shelterId: string): Promise<unknown> {
  const { rows } = await app.database.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'shelter_id' ORDER BY table_name`);
  const stored = rows.map(
    ({
      name,
    }) => sql`SELECT ${name}::text AS name, md5(string_agg(row::text, '' ORDER BY row::text))
      FROM ${sql.identifier(name)} AS row WHERE shelter_id = ${shelterId}`,
  );
  return (await app.database.execute(sql.join(stored, sql` UNION ALL `))).rows;
}

it('B8.02 S76 every call of staff answers an id of another shelter as if there were none, and changes nothing there', async () => {
  // Questions are no rows: their ids are what the list says that the call replaces.
  const places = calls.flatMap(placesOf).filter(({ row }) => row !== 'adoption-questions id');
  expect(places.length).toBeGreaterThan(100);
  const before = await fingerprintOf(FIRST_SHELTER);
  const notReached: string[] = [];
  for (const place of places) {
    const { call, path, row } = place;
    const name = `${call.method} ${call.path} ${place.in} ${path.join('.')}`;
    expect(foreign, name).toHaveProperty([row], expect.stringMatching(UUID));
    const answers = [await send(place, foreign[row] ?? ''), await send(place, newId())];
    expect(answers[0], name).toEqual(answers[1]);
    if (answers[0]?.status === 422) notReached.push(name);
  }
  // Not all ids are looked up before what else a body says.
  expect(notReached.length, notReached.join()).toBeLessThan(places.length / 10);
  expect(await fingerprintOf(FIRST_SHELTER)).toEqual(before);
});
