import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { listPublicPetsById } from '../pets/public/public-pets.service.ts';
import * as repository from './favorites.repository.ts';
import type { FavoriteRow } from './favorites.table.ts';

/** A favorite with its pet; undefined when the pet is not listed any more. */
export interface Favorite {
  row: FavoriteRow;
  pet: Pet | undefined;
}

/** The pets that a person likes. */
export function createFavoritesService(dependencies: Uses<'database' | 'clock' | 'shelters'>) {
  const { database, clock } = dependencies;
  const listIds = async (userId: string): Promise<string[]> =>
    (await repository.listFavorites(database, userId)).map(({ petId }) => petId);

  const insert = (userId: string, petIds: readonly string[]) =>
    database.transaction((tx) => repository.insertFavorites(tx, userId, petIds, clock()));

  return {
    listIds,

    /** The latest first. */
    async list(userId: string): Promise<Favorite[]> {
      const rows = await repository.listFavorites(database, userId);
      const petIds = rows.map(({ petId }) => petId);
      const pets = await listPublicPetsById(dependencies, petIds);
      return rows.map((row) => ({ row, pet: pets.get(row.petId) }));
    },

    /** Adds the pets that exist, as far as the limit allows. @returns the ids of all favorites */
    async addMany(userId: string, petIds: readonly string[]): Promise<string[]> {
      await insert(userId, petIds);
      return listIds(userId);
    },

    /** @throws AppError TOO_MANY_FAVORITES, PET_NOT_FOUND */
    async add(userId: string, petId: string): Promise<void> {
      await insert(userId, [petId]);
      if ((await listIds(userId)).includes(petId)) return;
      const exists = (await listPublicPetsById(dependencies, [petId])).has(petId);
      throw new AppError(exists ? 'TOO_MANY_FAVORITES' : 'PET_NOT_FOUND');
    },

    remove: (userId: string, petId: string): Promise<void> =>
      repository.deleteFavorite(database, userId, petId),
  };
}
