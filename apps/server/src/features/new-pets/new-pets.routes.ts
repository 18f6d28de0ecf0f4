import { markPageSeen } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import type { NewPetsService } from './new-pets.service.ts';

/** B1.10: opening a page ends its mark. The counts are part of `GET /users/me`. */
export function newPetsRoutes(serve: Serve, newPets: NewPetsService): void {
  serve(markPageSeen, async ({ caller, params }) => {
    await newPets.markSeen(caller.userId, params.page);
    return undefined;
  });
}
