import { newId } from '../../../platform/database/new-id.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { fosterHomes } from '../../places/foster-homes.table.ts';
import { petPlaces, places } from '../../places/places.tables.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';

/** A foster home of somebody, where pets live. @returns its place */
export async function buildHome(
  { database, now }: Pick<TestApp, 'database' | 'now'>,
  userId: string,
  petIds: readonly string[] = [],
  shelterId = FIRST_SHELTER,
): Promise<string> {
  const placeId = newId();
  const at = { shelterId, createdAt: now(), updatedAt: now() };
  const place = { ...at, id: placeId, name: 'At home', isCapacityStrict: false };
  await database.insert(places).values(place);
  await database.insert(fosterHomes).values({ ...at, placeId, userId });
  for (const petId of petIds) {
    await database.insert(petPlaces).values({ shelterId, petId, placeId, since: now() });
  }
  return placeId;
}
