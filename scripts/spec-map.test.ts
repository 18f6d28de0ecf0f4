import { expect, it } from 'vitest';
import { unexplainedIds, untestedIds } from './spec-map.mjs';

it('docs/requirements.md explains every id that code and tests name', () => {
  expect(unexplainedIds()).toEqual([]);
});

it('a test covers every requirement, or another one that its line names', () => {
  expect(untestedIds()).toEqual([]);
});
