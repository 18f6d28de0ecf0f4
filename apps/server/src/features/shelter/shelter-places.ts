import type { PetHome } from '@pawmatch/contract/pets/pet';
import { zipOf } from '@pawmatch/contract/zip-code';
import type { KnownShelter, Shelters } from './shelters.ts';
import { milesBetween, type Place, placesByZip } from './zip-places.ts';

type SheltersOnMap = Pick<Shelters, 'isOne' | 'all'>;

const cityAt = (
  placeOf: (zip: string) => Place | undefined,
  address: string | null,
): string | null => placeOf(zipOf(address) ?? '')?.city ?? null;

/** The city of a shelter by the ZIP code of its address; null where that is not known. */
export async function cityOf({ address }: Pick<KnownShelter, 'address'>): Promise<string | null> {
  return cityAt(await placesByZip(), address);
}

/** Miles to each shelter whose place is known, by its slug. */
type MilesToShelters = ReadonlyMap<string, number>;

/** Returns what finds the miles from a ZIP code: undefined with one shelter, or where the ZIP code is unknown. */
export async function distanceFinder(
  shelters: SheltersOnMap,
): Promise<(zip: string) => MilesToShelters | undefined> {
  if (shelters.isOne()) return () => undefined;
  const placeOf = await placesByZip();
  return (zip) => {
    const from = placeOf(zip);
    if (!from) return undefined;
    return new Map(
      shelters.all().flatMap(({ slug, address }) => {
        const place = placeOf(zipOf(address) ?? '');
        return place ? [[slug, milesBetween(from, place)] as const] : [];
      }),
    );
  };
}

/** From where the distances of pets count, and how many miles away they may be. */
export interface PlaceOfReader {
  zip?: string | null | undefined;
  within?: string | null | undefined;
}

/** Returns what says of a shelter's pet where it lives; with one shelter, nothing. */
export async function homeOf(
  shelters: Pick<Shelters, 'isOne' | 'all' | 'of'>,
  { zip, within }: PlaceOfReader = {},
): Promise<(shelterId: string) => PetHome | undefined> {
  if (shelters.isOne()) return () => undefined;
  const placeOf = await placesByZip();
  const miles = zip ? (await distanceFinder(shelters))(zip) : undefined;
  return (shelterId) => {
    const { slug, name, address } = shelters.of(shelterId);
    const distance = miles?.get(slug);
    const city = cityAt(placeOf, address);
    // ZIP codes are areas, within which nobody is known to be 0 miles away.
    const rounded = distance === undefined ? null : Math.max(1, Math.round(distance));
    return {
      ...{ slug, name, city, miles: rounded },
      ...(within && distance !== undefined && { is_beyond_wish: distance > Number(within) }),
    };
  };
}
