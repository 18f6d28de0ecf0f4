import type { DueCare } from '@pawmatch/contract/care/care-endpoints';
import { careTitle } from './care-title.ts';

/** In the order of the items: places, and the pets of each. */
export function groupBy(items: readonly DueCare[], keyOf: (item: DueCare) => string): DueCare[][] {
  const groups = new Map<string, DueCare[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** What several pets of a place need alike by today, one item of each pet; weights differ, and so do doses, of which a late one is thought about. */
export const sharedBy = (items: readonly DueCare[], today: string): DueCare[][] =>
  groupBy(
    items.filter(
      ({ kind, due_on, done_at, course_id }) =>
        kind !== 'weight' &&
        done_at === null &&
        (due_on ?? today) <= today &&
        (course_id === null || due_on === today),
    ),
    careTitle,
  )
    .map((group) => groupBy(group, ({ pet }) => pet.id).flatMap((ofPet) => ofPet.slice(0, 1)))
    .filter((group) => group.length > 1);
