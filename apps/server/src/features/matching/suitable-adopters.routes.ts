import {
  changeMatchSharing,
  listSuitableAdopters,
} from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf } from '../../platform/database/actor.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentSuitableAdopter } from './suitable-adopters.presenter.ts';
import { createSuitableAdoptersService } from './suitable-adopters.service.ts';

export function suitableAdoptersRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
): void {
  const adopters = createSuitableAdoptersService(dependencies);

  serve(listSuitableAdopters, async ({ params }) => {
    const fitting = await adopters.listForPet(params.petId);
    return fitting.map(presentSuitableAdopter);
  });
  serve(changeMatchSharing, async ({ caller, body }) => {
    await adopters.changeSharing(actorOf(caller), caller.userId, body.shared);
    return undefined;
  });
}
