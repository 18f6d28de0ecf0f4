import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { shelters } from '../features/shelter/shelters.table.ts';
import { setShelterRole } from '../features/staff/memberships.repository.ts';
import { until } from './server-processes.ts';
import type { TestApp } from './test-app.ts';

/** In Berlin, with visits of 60 minutes, one at a time; in addresses `berlin-cats`. */
export const SECOND_SHELTER = '00000000-0000-7000-8000-000000000002';

export async function buildSecondShelter(app: TestApp): Promise<void> {
  const first = app.dependencies.shelters.first();
  await app.database.insert(shelters).values({
    id: SECOND_SHELTER,
    slug: 'berlin-cats',
    name: 'Berlin Cats',
    timeZone: 'Europe/Berlin',
    visiting: { ...first.visiting, visit_minutes: 60, visits_at_once: 1 },
    updatedAt: app.now(),
  });
  await until(() => !app.dependencies.shelters.isOne());
}

/** A colleague of the second shelter. */
export async function signInThere(app: TestApp, role: ShelterRole) {
  const colleague = await app.signIn();
  const { id: userId } = colleague.user;
  await setShelterRole(app.database, { userId, shelterId: SECOND_SHELTER, role, now: app.now() });
  return colleague;
}
