import * as endpoints from '@pawmatch/contract/fosters/foster-homes-endpoints';
import type { FeatureContext } from '../../../feature-context.ts';
import { staffActorOf } from '../../../platform/database/actor.ts';
import { type Caller, colleagueOf, shelterOf } from '../../../platform/http/requests/caller.ts';
import { presentFosterBoard, presentOwnHome } from './foster-homes.presenter.ts';
import { createFosterHomesService } from './foster-homes.service.ts';

/** Foster homes. Each change of staff answers with all of them, which others may have changed as well. */
export function registerFosterHomes({ registerEndpoint, dependencies }: FeatureContext): void {
  const homes = createFosterHomesService(dependencies);
  const boardFor = async (caller: Caller) =>
    presentFosterBoard(
      await homes.board(shelterOf(caller), { hasCare: caller.careParts.includes('care') }),
    );

  registerEndpoint(endpoints.getFosterHomes, ({ caller }) => boardFor(caller));
  registerEndpoint(endpoints.addFosterHome, async ({ caller, body }) => {
    await homes.add(staffActorOf(caller), body);
    return boardFor(caller);
  });
  registerEndpoint(endpoints.changeFosterHome, async ({ caller, params, body }) => {
    await homes.change(staffActorOf(caller), params.id, body);
    return boardFor(caller);
  });
  registerEndpoint(endpoints.closeFosterHome, async ({ caller, params }) => {
    await homes.close({ id: params.id, shelterId: shelterOf(caller) });
    return boardFor(caller);
  });
  registerEndpoint(endpoints.getOwnFosterHome, async ({ caller }) => {
    const own = await homes.findOwn(colleagueOf(caller));
    return { home: own ? presentOwnHome(own) : null };
  });
  registerEndpoint(endpoints.saveOwnFosterHome, async ({ caller, body }) =>
    presentOwnHome(await homes.saveOwn({ ...staffActorOf(caller), userId: caller.userId }, body)),
  );
}
