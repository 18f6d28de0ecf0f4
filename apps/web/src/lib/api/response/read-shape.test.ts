import type { Endpoint } from '@pawmatch/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { modules } from '../../../../contract-endpoints.ts';
import { readShape } from './read-shape.ts';
import { type ResponseShape, shapeOf } from './response-shape.ts';

const shapes = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is Endpoint => typeof value === 'object' && !!value && 'path' in value)
  .flatMap(({ method, path, output }) =>
    output ? [[`${method} ${path}`, shapeOf(output)] as const] : [],
  );

/** What a response may have in place of anything. */
const odd = [undefined, null, '', 'text', 5, true, [], [null], [{}], {}, { name: {} }];

/** Where a value is not what its shape says; an assertion for each of its parts would take ten times as long. */
function* findFaults(shape: ResponseShape, value: unknown, place: string): Generator<string> {
  const isTime = () => value === '' || !Number.isNaN(Date.parse(String(value)));
  if (typeof shape === 'string') {
    if (shape === 'number' && typeof value !== 'number') yield place;
    if (shape === 'flag' && typeof value !== 'boolean') yield place;
    if ((shape === 'id' || shape === 'text') && typeof value !== 'string') yield place;
    if (shape === 'time' && !isTime()) yield place;
  } else if ('orNull' in shape) {
    if (value !== null) yield* findFaults(shape.orNull, value, place);
  } else if ('orNone' in shape) {
    if (value !== undefined) yield* findFaults(shape.orNone, value, place);
  } else if ('oneOf' in shape) {
    if (typeof value !== 'string' && !shape.oneOf.includes(value as never)) yield place;
  } else if ('list' in shape) {
    if (!Array.isArray(value)) yield place;
    else for (const row of value) yield* findFaults(shape.list, row, `${place}[]`);
  } else if ('map' in shape) {
    for (const each of Object.values(value as object)) yield* findFaults(shape.map, each, place);
  } else if ('fields' in shape) {
    for (const [name, field] of Object.entries(shape.fields)) {
      yield* findFaults(field, (value as Record<string, unknown>)[name], `${place}.${name}`);
    }
  }
}

/** The shape's value with one odd thing in the place of each part, one after the other. */
function* variants(shape: ResponseShape): Generator<unknown> {
  yield* odd;
  if (typeof shape === 'string') return;
  if ('orNull' in shape) yield* variants(shape.orNull);
  if ('orNone' in shape) yield* variants(shape.orNone);
  if ('list' in shape) for (const row of variants(shape.list)) yield [row];
  if ('map' in shape) for (const each of variants(shape.map)) yield { any: each };
  if ('fields' in shape) {
    for (const [name, field] of Object.entries(shape.fields)) {
      for (const value of variants(field))
        yield { id: 'a', pet_id: 'b', user_id: 'c', [name]: value };
    }
  }
}

describe('readShape', () => {
  it.each(shapes)('R3.24 R3.34 reads any response to %s', (_, shape) => {
    const faults = new Set<string>();
    for (const value of variants(shape)) {
      for (const place of findFaults(shape, readShape(shape, value), 'response')) {
        faults.add(`${place} after ${JSON.stringify(value)}`);
      }
    }
    expect([...faults]).toEqual([]);
  });

  const rows: ResponseShape = {
    list: {
      fields: { id: 'id', name: 'text', at: { orNull: 'time' }, tags: { list: { oneOf: ['a'] } } },
    },
  };

  it('R3.24 R3.34 drops only rows without an id, and keeps what is known of others', () => {
    const good = { id: '1', name: 'Rex', at: '2026-11-23T15:00:00Z', tags: ['a'] };
    expect(
      readShape(rows, [
        good,
        null,
        'text',
        { name: 'No id' },
        { id: 2, at: 'soon', tags: ['a', 'b'] },
      ]),
    ).toEqual([good, { id: '2', name: '', at: null, tags: ['a'] }]);
  });

  it('R3.35 keeps fields that the contract does not know', () => {
    expect(readShape(rows, [{ id: '1', extra: 5 }])).toEqual([
      { id: '1', name: '', at: null, tags: [], extra: 5 },
    ]);
  });
});
