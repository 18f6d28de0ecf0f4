import * as endpoints from '@pawmatch/contract/favorites/favorites-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { PetCache } from '../pets/pet-cache.ts';
import * as repository from './favorites.repository.ts';

/** B1.09: the pets that a person likes. */
export function favoritesRoutes(
  serve: Serve,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  petCache: Pick<PetCache, 'getMany'>,
): void {
  const listIds = async (userId: string) =>
    (await repository.listFavorites(database, userId)).map(({ petId }) => petId);

  const add = (userId: string, petIds: readonly string[]) =>
    database.transaction((tx) => repository.insertFavorites(tx, userId, petIds, clock()));

  serve(endpoints.listFavorites, async ({ caller }) => {
    const rows = await repository.listFavorites(database, caller.userId);
    const pets = await petCache.getMany(rows.map(({ petId }) => petId));
    return rows.map(({ petId, name, species, createdAt }) => {
      const pet = pets.get(petId);
      return {
        pet_id: petId,
        name,
        species,
        created_at: createdAt.toISOString(),
        pet: pet ? (JSON.parse(pet.json.toString()) as Pet) : null,
      };
    });
  });
  serve(endpoints.listFavoriteIds, async ({ caller }) => ({
    pet_ids: await listIds(caller.userId),
  }));
  serve(endpoints.addFavorites, async ({ caller: { userId }, body }) => {
    await add(userId, body.pet_ids);
    return { pet_ids: await listIds(userId) };
  });
  serve(endpoints.addFavorite, async ({ caller: { userId }, params: { petId } }) => {
    await add(userId, [petId]);
    if ((await listIds(userId)).includes(petId)) return undefined;
    const exists = (await petCache.getMany([petId])).has(petId);
    throw new AppError(exists ? 'TOO_MANY_FAVORITES' : 'PET_NOT_FOUND');
  });
  serve(endpoints.removeFavorite, async ({ caller, params }) => {
    await repository.deleteFavorite(database, caller.userId, params.petId);
    return undefined;
  });
}
