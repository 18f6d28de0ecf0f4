// Searches whose list is empty through what is left over, on real listings.
import { readFileSync } from 'node:fs';
import { completePetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { applySearchText } from '@pawmatch/contract/search/parse-search-text';
import { readImportedPets } from './bench/matching/listings.ts';
import { createPetIndex } from './apps/server/src/features/pets/search/pet-index.ts';
const index = createPetIndex();
let n = 0;
for await (const { input, sourceId, createdAt, photo } of readImportedPets('/work/shared/data')) {
  if (input.status !== 'Available') continue;
  n += 1;
  const when = createdAt ?? new Date(0);
  index.add({
    id: sourceId, createdAt: when, listedAt: when, adoptedAt: null, bondedWith: null,
    name: input.name, breed: input.breed ?? null, summary: input.summary ?? null, description: input.description ?? null,
    status: 'Available', training_traits: input.trainingTraits ?? [], has_photo: photo !== null, shelter: 'shelter',
    ...completePetFacts(input),
  } as never);
}
const lines = process.argv.slice(2).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
let empty = 0;
const times: number[] = [];
for (const line of lines) {
  const search = line.split(/ => ?/)[0] ?? '';
  const start = performance.now();
  const { q, ...filters } = applySearchText({ q: search });
  const total = index.find({ ...applySearchText({ q: search }), include_unknown: true, limit: 10 } as never).total;
  times.push(performance.now() - start);
  if (q !== undefined && total === 0 && index.count({ ...filters, include_unknown: true } as never) > 0) { empty += 1; console.log('EMPTY', search, '| left:', q); }
}
times.sort((a, b) => a - b);
console.log(n, 'listings', lines.length, 'searches', empty, 'empty; ms p50', times[times.length >> 1]?.toFixed(2), 'p95', times[Math.floor(times.length * 0.95)]?.toFixed(2));
