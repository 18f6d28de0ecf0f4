import * as endpoints from '@pawmatch/contract/pets/bonded-pair-endpoints';
import { actorOf } from '../../platform/database/actor.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { BondedPairsService } from './bonded-pairs.service.ts';
import { presentPet } from './pets.presenter.ts';

/** B1.14 */
export function bondedPairsRoutes(serve: Serve, pairs: BondedPairsService): void {
  serve(endpoints.linkPets, async ({ caller, params, body }) =>
    presentPet(await pairs.link(actorOf(caller), params.id, body.pet_id, body.expected_version)),
  );
  serve(endpoints.unlinkPets, async ({ caller, params, body }) =>
    presentPet(await pairs.unlink(actorOf(caller), params.id, body?.expected_version)),
  );
}
