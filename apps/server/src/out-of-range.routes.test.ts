import { listCareDue } from '@pawmatch/contract/care/care-endpoints';
import { addCourse } from '@pawmatch/contract/care/courses-endpoints';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { dismissFactSuggestion } from '@pawmatch/contract/fact-suggestions/fact-suggestions-endpoints';
import { releaseFeed } from '@pawmatch/contract/feeds/feeds-endpoints';
import { listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { assignTask } from '@pawmatch/contract/tasks/tasks-endpoints';
import { countVisits, listAllVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { expect, it } from 'vitest';
import { openTestApp } from './testing/test-app.ts';

const app = await openTestApp();

const NUL = 'a\u0000b';
const course = { product: 'Drops', starts_on: '2026-11-20', ends_on: '2026-11-21' };
/** PostgreSQL has no year 0, and the day after the last one of 9999 has five digits. */
const days = ['0000-01-01', '9999-12-31'];

/** Input that the database cannot store or compare. */
const refused: [Endpoint, input: object][] = [
  ...days.flatMap((day): [Endpoint, object][] => [
    [listAllVisits, { query: { from: day } }],
    [listAllVisits, { query: { to: day } }],
    [countVisits, { query: { to: day } }],
    [listJournal, { query: { to: day } }],
    [listCareDue, { query: { until: day } }],
  ]),
  [addCourse, { body: { ...course, times_a_day: 0 } }],
  [assignTask, { body: { source: 'own', subject: NUL, assigned_to: null } }],
  [dismissFactSuggestion, { body: { fact: 'energy_level', value: NUL } }],
  [releaseFeed, { body: { pets: 2 ** 31 } }],
];

it('S23 S25 S28 numbers, days and characters that the database does not have are refused', async () => {
  await app.useCareParts();
  const manager = await app.signIn('manager');
  const { id } = await app.buildPet();
  for (const [endpoint, input] of refused) {
    const params = { id, petId: id, destination: 'petfinder' };
    const { status, body } = await manager.call(endpoint, { params, ...input } as never);
    const { code } = body as { code?: string };
    const call = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`;
    expect([call, status, code]).toEqual([call, 422, 'VALIDATION_FAILED']);
  }
});
