import * as endpoints from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentHiddenPet } from './hidden-pets.presenter.ts';
import { createHiddenPetsService } from './hidden-pets.service.ts';

export function registerHiddenPets({ registerEndpoint, dependencies }: FeatureContext): void {
  const service = createHiddenPetsService(dependencies);

  registerEndpoint(endpoints.listHiddenPets, async ({ caller }) =>
    (await service.list(caller.userId)).map(presentHiddenPet),
  );
  registerEndpoint(endpoints.hidePet, ({ caller, params, body }) =>
    service.hidePet({ ...params, ...body, userId: caller.userId }),
  );
  registerEndpoint(endpoints.bringBack, ({ caller, params }) =>
    service.bringBack(caller.userId, params.petId),
  );
  registerEndpoint(endpoints.sumHiddenPets, ({ params }) => service.sumByReason(params.petId));
}
