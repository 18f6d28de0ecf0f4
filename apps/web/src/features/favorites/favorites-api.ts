import { type Favorite, listFavorites } from '@pawmatch/contract/favorites/favorites-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { mapWithConcurrency } from '../../lib/map-with-concurrency.ts';
import { fetchPet } from '../pets/pets-api.ts';

/** A favorite of a visitor has no name when the pet has left. */
export type ShownFavorite = Pick<Favorite, 'pet_id' | 'pet'> & {
  name: string | null;
  species: Favorite['species'] | null;
};

export const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ signal }): Promise<ShownFavorite[]> => callEndpoint(listFavorites, { signal }),
});

/** The favorites that are kept in the browser. */
export const browserFavoritesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['favorites', 'browser', ...ids],
    // The other cards stay in place when a heart is taken away.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ShownFavorite[]> => {
      const { results } = await mapWithConcurrency([...ids], (id) => fetchPet(id, signal));
      return results.map((result) => {
        if (!result.success) throw result.error;
        const pet = result.response;
        const { name, species } = pet ?? { name: null, species: null };
        return { pet_id: result.item, pet, name, species };
      });
    },
  });
