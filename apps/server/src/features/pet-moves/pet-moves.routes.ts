import * as endpoints from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { staffActorOf } from '../../platform/database/actor.ts';
import { createPetMovesService } from './pet-moves.service.ts';

export function registerPetMoves({ registerEndpoint, dependencies }: FeatureContext): void {
  const moves = createPetMovesService(dependencies);
  registerEndpoint(endpoints.listPetMoves, ({ caller }) => moves.list(staffActorOf(caller)));
  registerEndpoint(endpoints.getPetMove, ({ caller, params }) =>
    moves.ofPet(staffActorOf(caller), params.id),
  );
  registerEndpoint(endpoints.offerPet, ({ caller, params, body }) =>
    moves.offer(staffActorOf(caller), params.id, body.to),
  );
  registerEndpoint(endpoints.withdrawPetMove, ({ caller, params }) =>
    moves.withdraw(staffActorOf(caller), params.id),
  );
  registerEndpoint(endpoints.declinePetMove, ({ caller, params }) =>
    moves.decline(staffActorOf(caller), params.id),
  );
  registerEndpoint(endpoints.acceptPetMove, async ({ caller, params, request }) => {
    const { petIds, cancelled } = await moves.accept(staffActorOf(caller), params.id);
    request.log.info({ pets: petIds, cancelled, by: caller.userId }, 'pets moved');
  });
}
