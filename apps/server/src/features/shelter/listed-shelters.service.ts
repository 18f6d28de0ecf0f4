import type { ListedShelter } from '@pawmatch/contract/shelter/listed-shelter-endpoints';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { readHours } from './shelter-hours.ts';
import { cityOf } from './shelter-places.ts';
import type { KnownShelter } from './shelters.ts';

type SheltersWithPets = Uses<'shelters' | 'petSearchIndex'>;

const byName = (a: KnownShelter, b: KnownShelter) => a.name.localeCompare(b.name, 'en');

/** The shelters by name. @throws AppError SHELTER_NOT_FOUND with one shelter, which has no page of its own */
export async function listShelters({
  shelters,
  petSearchIndex,
}: SheltersWithPets): Promise<ListedShelter[]> {
  if (shelters.isOne()) throw new AppError('SHELTER_NOT_FOUND');
  const open = shelters.all().filter(({ isPaused }) => !isPaused);
  return Promise.all(
    open.sort(byName).map(async (shelter) => {
      const { slug, name, address, phone, email } = shelter;
      const hours = readHours(shelter);
      const filters = { shelter: slug, status: ['Available'] as const };
      const pets = await petSearchIndex.count(filters);
      return { slug, name, city: await cityOf(shelter), address, phone, email, hours, pets };
    }),
  );
}

/** @throws AppError SHELTER_NOT_FOUND, SHELTER_CLOSED while it is paused */
export async function findListedShelter(
  dependencies: SheltersWithPets,
  slug: string,
): Promise<ListedShelter> {
  const all = await listShelters(dependencies);
  const known = dependencies.shelters.withSlug(slug);
  const shelter = all.find((it) => it.slug === known?.slug);
  if (!shelter) throw new AppError(known ? 'SHELTER_CLOSED' : 'SHELTER_NOT_FOUND');
  return shelter;
}
