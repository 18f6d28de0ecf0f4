import { companionFacts } from '@pawmatch/contract/pets/facts/companions';
import type { PlaceWarning } from '@pawmatch/contract/places/place-values';
import type { PlaceBoard, PlacedPet } from '@pawmatch/contract/places/places-endpoints';
import { presentPhotoUrls } from '../pets/pets.presenter.ts';
import type { ListedPlace, PlacedPetRow, placedPetColumns } from './places.repository.ts';
import type { PlaceRow } from './places.tables.ts';

/** `Kennel 2` stands before `Kennel 10`. */
export const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** `Main House · Kennel 1`. */
export function nameWithin(place: PlaceRow, all: readonly PlaceRow[]): string {
  const parent = all.find(({ id }) => id === place.parentId);
  return parent ? `${nameWithin(parent, all)} · ${place.name}` : place.name;
}

/** The places of the shelter by name, and after them the foster homes, to which nobody walks. */
const inOrder = <T extends Pick<ListedPlace, 'name' | 'isFosterHome'>>(places: readonly T[]): T[] =>
  places.toSorted(
    (one, other) =>
      Number(one.isFosterHome) - Number(other.isFosterHome) || byName.compare(one.name, other.name),
  );

/** Places with their whole names, in the order of a walk through them, as the board shows them. */
export const inWalkingOrder = (places: readonly ListedPlace[]): { id: string; name: string }[] =>
  inOrder(places.map((place) => ({ ...place, name: nameWithin(place, places) }))).map(
    ({ id, name }) => ({ id, name }),
  );

/** The ids of a place and of those inside. */
export const placesWithin = (places: readonly PlaceRow[], id: string): string[] => [
  id,
  ...places
    .filter(({ parentId }) => parentId === id)
    .flatMap((inside) => placesWithin(places, inside.id)),
];

export const presentPlacedPet = (
  pet: Pick<PlacedPetRow, keyof typeof placedPetColumns>,
): PlacedPet => ({
  id: pet.id,
  name: pet.name,
  species: pet.species,
  status: pet.status,
  photo_url: presentPhotoUrls(pet)?.small ?? null,
});

const factAbout = { Dog: companionFacts.dogs, Cat: companionFacts.cats } as const;

/** Whether a pet is known not to get along with what another one at the same place is. */
const isBadTogether = (pets: readonly PlacedPetRow[]): boolean =>
  pets.some((pet) =>
    pets.some((other) => other !== pet && pet[factAbout[other.species]] === false),
  );

function warningsOf(place: PlaceRow, pets: readonly PlacedPetRow[]): PlaceWarning[] {
  const warnings: PlaceWarning[] = [];
  if (place.capacity !== null && pets.length > place.capacity) warnings.push('over_full');
  if (isBadTogether(pets)) warnings.push('not_good_together');
  return warnings;
}

export function presentBoard({
  places,
  pets,
}: {
  places: readonly ListedPlace[];
  pets: readonly PlacedPetRow[];
}): PlaceBoard {
  const petsAt = (id: string | null) => pets.filter(({ placeId }) => placeId === id);
  return {
    places: inOrder(places).map((place) => {
      const here = petsAt(place.id);
      return {
        id: place.id,
        parent_id: place.parentId,
        name: place.name,
        capacity: place.capacity,
        is_capacity_strict: place.isCapacityStrict,
        foster: place.isFosterHome ? { person: place.fosterName } : null,
        pets: here.map(presentPlacedPet),
        warnings: warningsOf(place, here),
      };
    }),
    without_place: petsAt(null).map(presentPlacedPet),
  };
}
