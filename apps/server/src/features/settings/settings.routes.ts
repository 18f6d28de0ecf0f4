import * as listed from '@pawmatch/contract/shelter/listed-shelter-endpoints';
import * as endpoints from '@pawmatch/contract/shelter/shelter-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { staffActorOf } from '../../platform/database/actor.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { shelterOfPet } from '../pets/shelter-of-pet.ts';
import { findListedShelter, listShelters } from '../shelter/listed-shelters.service.ts';
import { presentPublicShelter } from '../shelter/shelter.presenter.ts';
import { presentVisit } from '../visits/visits.presenter.ts';
import { type AffectedVisitPage, createSettingsService } from './settings.service.ts';

export function registerSettings({ registerEndpoint, dependencies }: FeatureContext): void {
  const { shelters, clock } = dependencies;
  const settings = createSettingsService(dependencies);

  registerEndpoint(endpoints.getShelter, async ({ caller, query: { pet_id } }) => {
    if (pet_id) return presentPublicShelter(await shelterOfPet(dependencies, pet_id), shelters);
    const shelter = caller?.shelterId ? shelters.of(caller.shelterId) : shelters.first();
    return presentPublicShelter(shelter, shelters);
  });
  registerEndpoint(listed.listShelters, () => listShelters(dependencies));
  registerEndpoint(listed.getListedShelter, ({ params }) =>
    findListedShelter(dependencies, params.slug),
  );
  registerEndpoint(endpoints.getSettings, ({ caller }) => settings.get(shelterOf(caller)));
  registerEndpoint(endpoints.requireSecondFactor, ({ caller, body }) =>
    settings.requireSecondFactor(caller, body.is_required),
  );
  registerEndpoint(endpoints.chooseCareParts, ({ caller, body }) =>
    settings.chooseCareParts(staffActorOf(caller), body.care_parts),
  );
  const presentAffected = ({ visits, count }: AffectedVisitPage) => ({
    touched_visits: visits.map(({ details, cause }) => ({
      visit: presentVisit(details, clock()),
      reason: cause.reason,
      closed_because: cause.closedBecause,
    })),
    touched_count: count,
  });
  registerEndpoint(endpoints.previewSettings, async ({ caller, body }) =>
    presentAffected(await settings.preview(shelterOf(caller), body)),
  );
  registerEndpoint(endpoints.updateSettings, async ({ caller, body }) => {
    const { expected_version: expected, cancel_touched_visits: isCancelling, ...details } = body;
    const change = { details, expected, isCancelling };
    const changed = await settings.update(staffActorOf(caller), change);
    return {
      settings: changed.settings,
      ...presentAffected(changed.affected),
      cancelled_count: changed.cancelledCount,
    };
  });
}
