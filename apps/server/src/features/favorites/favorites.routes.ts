import * as endpoints from '@pawmatch/contract/favorites/favorites-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentFavorite } from './favorites.presenter.ts';
import { createFavoritesService } from './favorites.service.ts';

/** The pets that a person likes. */
export function registerFavorites({ registerEndpoint, dependencies }: FeatureContext): void {
  const favorites = createFavoritesService(dependencies);

  registerEndpoint(endpoints.listFavorites, async ({ caller }) =>
    (await favorites.list(caller.userId)).map(presentFavorite),
  );
  registerEndpoint(endpoints.listFavoriteIds, async ({ caller }) => ({
    pet_ids: await favorites.listIds(caller.userId),
  }));
  registerEndpoint(endpoints.addFavorites, async ({ caller, body }) => ({
    pet_ids: await favorites.addMany(caller.userId, body.pet_ids),
  }));
  registerEndpoint(endpoints.addFavorite, ({ caller, params }) =>
    favorites.add(caller.userId, params.petId),
  );
  registerEndpoint(endpoints.removeFavorite, ({ caller, params }) =>
    favorites.remove(caller.userId, params.petId),
  );
}
