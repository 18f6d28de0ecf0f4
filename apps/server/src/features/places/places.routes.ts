import { getOccupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import * as endpoints from '@pawmatch/contract/places/places-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { colleagueOf, shelterOf } from '../../platform/http/requests/caller.ts';
import { occupancyOf } from './occupancy.service.ts';
import { presentBoard } from './places.presenter.ts';
import { createPlacesService } from './places.service.ts';

/** Where pets live. Each change answers with the whole board, which others may have changed as well. */
export function registerPlaces({ registerEndpoint, dependencies }: FeatureContext): void {
  const places = createPlacesService(dependencies);
  const boardOf = async (shelterId: string) => presentBoard(await places.board(shelterId));

  registerEndpoint(endpoints.getPlaces, ({ caller }) => boardOf(shelterOf(caller)));
  registerEndpoint(getOccupancy, ({ caller, query }) =>
    occupancyOf(dependencies, shelterOf(caller), query.days),
  );
  registerEndpoint(endpoints.addPlace, async ({ caller, body: { parent_id, ...input } }) => {
    await places.add(shelterOf(caller), parent_id, input);
    return boardOf(shelterOf(caller));
  });
  registerEndpoint(endpoints.changePlace, async ({ caller, params, body }) => {
    await places.change({ id: params.id, shelterId: shelterOf(caller) }, body);
    return boardOf(shelterOf(caller));
  });
  registerEndpoint(endpoints.closePlace, async ({ caller, params }) => {
    await places.close({ id: params.id, shelterId: shelterOf(caller) });
    return boardOf(shelterOf(caller));
  });
  registerEndpoint(endpoints.movePets, async ({ caller, body }) => {
    const refused = await places.move(colleagueOf(caller), body.moves);
    return { board: await boardOf(shelterOf(caller)), refused };
  });
}
