import {
  changeMatchSharing,
  listSuitableAdopters,
} from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { actorOf } from '../../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { shelterFilterOf } from '../../shelter/shelters.ts';
import { presentSuitableAdopter } from './suitable-adopters.presenter.ts';
import { createSuitableAdoptersService } from './suitable-adopters.service.ts';

export function suitableAdoptersRoutes(
  registerEndpoint: RegisterEndpoint,
  dependencies: Uses<'database' | 'clock' | 'shelters'>,
): void {
  const adopters = createSuitableAdoptersService(dependencies);

  registerEndpoint(listSuitableAdopters, async ({ params, query, caller }) => {
    const shelterId = shelterFilterOf(dependencies.shelters, caller);
    const fitting = await adopters.listForPet(params.petId, shelterId, query.user_id);
    return fitting.map(presentSuitableAdopter);
  });
  registerEndpoint(changeMatchSharing, ({ caller, body }) =>
    adopters.changeSharing(actorOf(caller), caller.userId, body.shared),
  );
}
