import type { PublicShelter } from '@pawmatch/contract/shelter/public-shelter-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { cityOf } from './shelter-places.ts';
import type { KnownShelter } from './shelters.ts';

type PublicShelters = Pick<Dependencies, 'shelters' | 'petSearchIndex'>;

const byName = (a: KnownShelter, b: KnownShelter) => a.name.localeCompare(b.name, 'en');

/** The shelters by name. @throws AppError SHELTER_NOT_FOUND with one shelter, which has no page of its own */
export async function listPublicShelters({
  shelters,
  petSearchIndex,
}: PublicShelters): Promise<PublicShelter[]> {
  if (shelters.isOne()) throw new AppError('SHELTER_NOT_FOUND');
  return Promise.all(
    [...shelters.all()].sort(byName).map(async (shelter) => {
      const { slug, name, address, phone, email, hours } = shelter;
      const filters = { shelter: slug, status: ['Available'] as const };
      const pets = await petSearchIndex.count(filters);
      return { slug, name, city: await cityOf(shelter), address, phone, email, hours, pets };
    }),
  );
}

/** @throws AppError SHELTER_NOT_FOUND */
export async function findPublicShelter(
  dependencies: PublicShelters,
  slug: string,
): Promise<PublicShelter> {
  const all = await listPublicShelters(dependencies);
  const shelter = all.find((it) => it.slug === slug);
  if (!shelter) throw new AppError('SHELTER_NOT_FOUND');
  return shelter;
}
