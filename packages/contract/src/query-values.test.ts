import { expect, it } from 'vitest';
import { PetQuery } from './pets/pet-query.ts';
import { queryInteger } from './query-values.ts';

it('queryInteger S25 clamps numbers and rejects other values', () => {
  const limit = queryInteger({ min: 1, max: 100 });
  expect(
    ['-1', '0', '50', '101', '9223372036854775808'].map((value) => limit.parse(value)),
  ).toEqual([1, 1, 50, 100, 100]);
  for (const value of ['NaN', '1e309', '1.5', '', 'ten', 'Infinity']) {
    expect(limit.safeParse(value).success, value).toBe(false);
  }
});

it('PetQuery R7.14 R9.05 S25 has the defaults of the spec', () => {
  expect(PetQuery.parse({})).toEqual({ limit: 10 });
  expect(PetQuery.parse({ status: 'available', offset: '24', limit: '12' })).toEqual({
    status: ['Available'],
    offset: 24,
    limit: 12,
  });
  expect(PetQuery.parse({ status: '' }).status).toBeUndefined();
  expect(PetQuery.safeParse({ status: 'gone' }).success).toBe(false);
});
