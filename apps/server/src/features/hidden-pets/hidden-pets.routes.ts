import * as endpoints from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentHiddenPet } from './hidden-pets.presenter.ts';
import { createHiddenPetsService } from './hidden-pets.service.ts';

export function registerHiddenPets({ registerEndpoint, dependencies }: FeatureContext): void {
  const service = createHiddenPetsService(dependencies);

  registerEndpoint(endpoints.listHiddenPets, async ({ caller }) =>
    (await service.list(caller.userId)).map(presentHiddenPet),
  );
  registerEndpoint(endpoints.hidePet, async ({ caller, params, body }) => {
    await service.hidePet({ ...params, ...body, userId: caller.userId });
    return undefined;
  });
  registerEndpoint(endpoints.bringBack, async ({ caller, params }) => {
    await service.bringBack(caller.userId, params.petId);
    return undefined;
  });
  registerEndpoint(endpoints.sumHiddenPets, ({ params }) => service.sumByReason(params.petId));
}
