import * as endpoints from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { TOTAL_COUNT_HEADER } from '@pawmatch/contract/pets/pets-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { actorOf, staffActorOf } from '../../platform/database/actor.ts';
import { requireCapability } from '../../platform/http/requests/caller.ts';
import { presentAdoption, presentOwnAdoption } from './adoptions.presenter.ts';
import type { AdoptionDetails } from './adoptions.repository.ts';
import { createAdoptionsService } from './adoptions.service.ts';
import { createOwnAdoptionsService } from './own-adoptions.service.ts';

export function registerAdoptions({ registerEndpoint, dependencies }: FeatureContext): void {
  const own = createOwnAdoptionsService(dependencies);
  const adoptions = createAdoptionsService(dependencies);
  const presentOwn = (details: AdoptionDetails) =>
    presentOwnAdoption(details, dependencies.shelters);

  registerEndpoint(endpoints.listOwnAdoptions, async ({ caller }) =>
    (await own.list(caller.userId)).map(presentOwn),
  );
  registerEndpoint(endpoints.askToAdopt, async ({ caller, body }) =>
    presentOwn(await own.ask(actorOf(caller), caller.userId, body)),
  );
  registerEndpoint(endpoints.withdrawOwnAdoption, async ({ caller, params }) =>
    presentOwn(await own.withdraw(actorOf(caller), caller.userId, params.id)),
  );
  registerEndpoint(endpoints.listAdoptions, async ({ caller, query, reply }) => {
    const { adoptions: found, total } = await adoptions.list(staffActorOf(caller), query);
    reply.header(TOTAL_COUNT_HEADER, String(total));
    return found.map((details) => presentAdoption(details, caller.userId));
  });
  registerEndpoint(endpoints.getAdoption, async ({ caller, params }) =>
    presentAdoption(await adoptions.get(staffActorOf(caller), params.id), caller.userId),
  );
  registerEndpoint(endpoints.createAdoption, async ({ caller, body }) =>
    presentAdoption(await adoptions.create(staffActorOf(caller), body), caller.userId),
  );
  registerEndpoint(endpoints.changeAdoption, async ({ caller, params, body }) =>
    presentAdoption(await adoptions.update(staffActorOf(caller), params.id, body), caller.userId),
  );
  registerEndpoint(endpoints.moveAdoption, async ({ caller, params, body }) => {
    if (body.despite) requireCapability(caller, 'adoptions.overrule');
    const taken = await adoptions.take(staffActorOf(caller), params.id, body);
    return presentAdoption(taken, caller.userId);
  });
}
