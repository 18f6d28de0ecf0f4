import type { Visit } from '@pawmatch/contract/visits/visit';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { buildVisit } from '../../../testing/build-visit.ts';
import { createTestQueries } from '../../../testing/render-page.tsx';
import { allVisitsKey, removeVisits, upsertVisits } from './all-visits-cache.ts';

const [first, second] = [buildVisit(), buildVisit()];

it('R7.24 replaces a changed visit and puts a new one first', () => {
  const client = createTestQueries();
  client.setQueryData(allVisitsKey, [first, second]);
  const changed = { ...second, status: 'confirmed' as const };
  const added = buildVisit();
  upsertVisits(client, [changed, added]);
  expect(client.getQueryData(allVisitsKey)).toEqual([added, first, changed]);
});

it('R4.16 removes deleted visits from the list', () => {
  const client = createTestQueries();
  client.setQueryData(allVisitsKey, [first, second]);
  removeVisits(client, [first.id]);
  expect(client.getQueryData(allVisitsKey)).toEqual([second]);
});

it('R7.24 a response that is older than a change does not undo it', async () => {
  const client = createTestQueries();
  client.setQueryData(allVisitsKey, [first]);
  const changed = { ...first, status: 'confirmed' as const };
  const deliver: ((visits: Visit[]) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: allVisitsKey,
    queryFn: () => new Promise<Visit[]>((resolve) => deliver.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(deliver).toHaveLength(1));
  upsertVisits(client, [changed]);
  deliver[0]?.([first]);
  await vi.waitFor(() => expect(deliver).toHaveLength(2));
  expect(client.getQueryData(allVisitsKey)).toEqual([changed]);
  deliver[1]?.([changed, second]);
  await vi.waitFor(() => expect(client.getQueryData(allVisitsKey)).toEqual([changed, second]));
  stop();
});
