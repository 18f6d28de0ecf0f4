import { getPetOfStaff } from '@pawmatch/contract/pets/pets-endpoints';
import * as endpoints from '@pawmatch/contract/stays/stays-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { actorOf, staffActorOf } from '../../platform/database/actor.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { presentPetForStaff } from '../pets/pets.presenter.ts';
import { createIntakeService } from './intake.service.ts';
import { createOutcomesService } from './outcomes.service.ts';
import { createStaysService } from './stays.service.ts';

/** How pets come to the shelter, are shown, and leave it otherwise than by adoption. */
export function registerStays({
  registerEndpoint,
  dependencies,
  onPetUnavailable,
}: FeatureContext): void {
  const stays = createStaysService(dependencies);
  const intake = createIntakeService(dependencies);
  const outcomes = createOutcomesService(dependencies, onPetUnavailable);

  registerEndpoint(endpoints.listUnlistedPets, async ({ caller }) =>
    (await stays.listUnlisted(shelterOf(caller))).map(({ pet, stay }) => ({
      pet: presentPetForStaff(pet),
      stay,
    })),
  );
  registerEndpoint(getPetOfStaff, async ({ params }) =>
    presentPetForStaff(await stays.getPet(params.id)),
  );
  registerEndpoint(endpoints.getPetRecord, ({ caller, params }) =>
    stays.recordOf(params.id, shelterOf(caller)),
  );
  registerEndpoint(endpoints.createIntake, async ({ caller, body }) =>
    (await intake.takeIn(staffActorOf(caller), body)).map((pet) => presentPetForStaff(pet)),
  );
  registerEndpoint(endpoints.setPetListed, async ({ caller, params, body }) =>
    presentPetForStaff(await outcomes.setListed(actorOf(caller), params.id, body.is_listed)),
  );
  registerEndpoint(endpoints.recordOutcome, async ({ caller, params, body }) =>
    presentPetForStaff(await outcomes.record(actorOf(caller), params.id, body)),
  );
  registerEndpoint(endpoints.undoOutcome, async ({ caller, params }) =>
    presentPetForStaff(await outcomes.undo(actorOf(caller), params.id)),
  );
  registerEndpoint(endpoints.getStay, ({ params }) => stays.get(params.id));
  registerEndpoint(endpoints.changeStay, ({ caller, params, body }) =>
    stays.correct(actorOf(caller), params.id, body),
  );
}
