import fc, { type Arbitrary } from 'fast-check';
import { anyText } from './schema-values.ts';

const deep = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Text for the place of a JSON value, partly invalid JSON. */
export const wildValue: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: anyText.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 2, arbitrary: anyText.map((text) => JSON.stringify([text])) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['1e309', '-1e309', '-0', '9223372036854775808', '1e-400', '0.1', 'NaN', 'undefined'],
      ...['true', 'null', '{}', '[]', '""', '"\\ud800"', '"\\u0000"', '"\\udc00\\ud800"', "'x'"],
      ...['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'],
      ...['{"toString":1,"valueOf":1,"toJSON":1}', '{"length":1e9}', '[[[[[[]]]]]]'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      deep('[', ']', 45_000),
      deep('{"a":', '}', 45_000),
      JSON.stringify('x'.repeat(100_000)),
      `[${'0,'.repeat(20_000)}0]`,
    ),
  },
);

const strangeNames = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'id', 'user_id', 'role', 'status'],
  ...['created_at', 'password_hash', 'house_trained', '', '\u0000', '\ud800', 'a.b[0]'],
);

type Entry = [name: string, value: string];

type Change = (entries: Entry[]) => Entry[];

const at = <T>(list: readonly T[], place: number) => (list.length > 0 ? place % list.length : -1);

/** One mutation of an object; a number selects the field, because the fields are not known yet. */
const change: Arbitrary<Change> = fc.oneof(
  fc.nat().map(
    (place): Change =>
      (entries) =>
        entries.filter((_, index) => index !== at(entries, place)),
  ),
  fc.tuple(fc.nat(), wildValue).map(
    ([place, value]): Change =>
      (entries) =>
        entries.map(([name, was], index) => [name, index === at(entries, place) ? value : was]),
  ),
  fc.nat().map(
    (place): Change =>
      (entries) =>
        entries.map(([name, was], index) => [
          name,
          index === at(entries, place) ? `[${was}]` : was,
        ]),
  ),
  fc.tuple(strangeNames, wildValue).map(
    ([name, value]): Change =>
      (entries) => [...entries, [name, value]],
  ),
  fc.tuple(fc.nat(), wildValue).map(
    ([place, value]): Change =>
      (entries) => {
        const twice = entries[at(entries, place)];
        return twice ? [...entries, [twice[0], value]] : entries;
      },
  ),
);

/** A valid object with one to three mutations. */
export function mutatedEntries(object: Arbitrary<Record<string, unknown>>): Arbitrary<Entry[]> {
  return fc
    .tuple(object, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) =>
      changes.reduce(
        (entries, apply) => apply(entries),
        Object.entries(value).map(([name, it]): Entry => [name, JSON.stringify(it) ?? 'null']),
      ),
    );
}

/** Writes JSON in which names may occur twice. */
export const writeEntries = (entries: readonly Entry[]) =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
