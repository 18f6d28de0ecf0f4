import { markPageSeen } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import type { FeatureContext } from '../../feature-context.ts';

/** Opening a page ends its mark. The counts are part of `GET /users/me`. */
export function registerNewPets({ registerEndpoint, newPets }: FeatureContext): void {
  registerEndpoint(markPageSeen, ({ caller, params }) =>
    newPets.markSeen(caller.userId, params.page),
  );
}
