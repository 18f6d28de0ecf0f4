import * as endpoints from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentHiddenPet } from './hidden-pets.presenter.ts';
import { createHiddenPetsService } from './hidden-pets.service.ts';

export function registerHiddenPets({ serve, dependencies }: FeatureContext): void {
  const service = createHiddenPetsService(dependencies);

  serve(endpoints.listHiddenPets, async ({ caller }) =>
    (await service.list(caller.userId)).map(presentHiddenPet),
  );
  serve(endpoints.hidePet, async ({ caller, params, body }) => {
    await service.hidePet({ ...params, ...body, userId: caller.userId });
    return undefined;
  });
  serve(endpoints.bringBack, async ({ caller, params }) => {
    await service.bringBack(caller.userId, params.petId);
    return undefined;
  });
  serve(endpoints.sumHiddenPets, ({ params }) => service.sumByReason(params.petId));
}
