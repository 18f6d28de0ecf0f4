import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderSpecMap, unexplainedIds } from './spec-map.mjs';

it('docs/spec-map.md is up to date (npm run spec-map writes it)', () => {
  const page = readFileSync(new URL('../docs/spec-map.md', import.meta.url), 'utf8');
  expect(page === renderSpecMap()).toBe(true);
});

it('docs/requirements.md explains every id that code and tests name', () => {
  expect(unexplainedIds()).toEqual([]);
});
