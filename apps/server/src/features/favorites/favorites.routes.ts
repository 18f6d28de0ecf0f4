import * as endpoints from '@pawmatch/contract/favorites/favorites-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentFavorite } from './favorites.presenter.ts';
import { createFavoritesService } from './favorites.service.ts';

/** B1.09: the pets that a person likes. */
export function registerFavorites({ serve, dependencies }: FeatureContext): void {
  const favorites = createFavoritesService(dependencies);

  serve(endpoints.listFavorites, async ({ caller }) =>
    (await favorites.list(caller.userId)).map(presentFavorite),
  );
  serve(endpoints.listFavoriteIds, async ({ caller }) => ({
    pet_ids: await favorites.listIds(caller.userId),
  }));
  serve(endpoints.addFavorites, async ({ caller, body }) => ({
    pet_ids: await favorites.addMany(caller.userId, body.pet_ids),
  }));
  serve(endpoints.addFavorite, async ({ caller, params }) => {
    await favorites.add(caller.userId, params.petId);
    return undefined;
  });
  serve(endpoints.removeFavorite, async ({ caller, params }) => {
    await favorites.remove(caller.userId, params.petId);
    return undefined;
  });
}
