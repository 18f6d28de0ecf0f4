import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import type { Uses } from '../../dependencies.ts';
import { listFavorites } from '../favorites/favorites.repository.ts';
import { listHiddenPets } from '../hidden-pets/hidden-pets.repository.ts';
import {
  bringBackPetOfPartner,
  findPartner,
} from '../matching/partners/partner-matching.repository.ts';
import { listPublicPetsById } from '../pets/public/public-pets.service.ts';
import { listVisitsOfUser } from '../visits/visits.repository.ts';

/**
 * What the partner of a person has planned, likes and has put aside. It is read anew for each call, so that it ends
 * at once with the partnership.
 * @returns null without a partner
 */
export async function readHousehold(
  dependencies: Uses<'database' | 'clock' | 'shelters'>,
  userId: string,
): Promise<Household | null> {
  const { database, clock } = dependencies;
  const partner = await findPartner(database, userId);
  if (!partner) return null;
  const { partnerId } = partner;
  const [visits, favorites, own, hidden] = await Promise.all([
    listVisitsOfUser(database, partnerId),
    listFavorites(database, partnerId),
    listFavorites(database, userId),
    listHiddenPets(database, partnerId),
  ]);
  const isToCome = ({ visit }: (typeof visits)[number]) =>
    isActiveVisitStatus(visit.status) && visit.endsAt > clock();
  const likedByCaller = new Set(own.map(({ petId }) => petId));
  const pets = await listPublicPetsById(
    dependencies,
    favorites.map(({ petId }) => petId),
  );
  return {
    partner: partner.name,
    visits: visits.filter(isToCome).reverse().flatMap(presentVisit),
    favorites: favorites
      .flatMap(({ petId }) => pets.get(petId) ?? [])
      .map((pet) => presentFavorite(pet, likedByCaller)),
    put_aside: hidden.map(({ petId, name }) => ({ pet_id: petId, name })),
  };
}

/** Brings back a pet that the partner put aside, for both. */
export async function bringBackForBoth(
  { database, preferenceChanges }: Uses<'database' | 'preferenceChanges'>,
  userId: string,
  petId: string,
): Promise<void> {
  const partnerId = await bringBackPetOfPartner(database, userId, petId);
  if (partnerId) preferenceChanges.publish(partnerId);
}

const presentVisit = ({
  visit,
  pet,
  bondedPet,
}: Awaited<ReturnType<typeof listVisitsOfUser>>[number]): Household['visits'] =>
  pet
    ? [
        {
          pet_id: pet.id,
          pet_name: petNames(pet, bondedPet),
          bonded_pet_id: bondedPet?.id ?? null,
          requested_at: visit.startsAt.toISOString(),
          status: visit.status,
        },
      ]
    : [];

const presentFavorite = (
  { id, name, species, primary_photo_url }: Pet,
  likedByCaller: ReadonlySet<string>,
): Household['favorites'][number] => ({
  pet_id: id,
  name,
  species,
  photo_url: primary_photo_url?.small ?? null,
  is_yours: likedByCaller.has(id),
});
