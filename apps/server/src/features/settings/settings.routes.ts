import {
  getPublicShelter,
  listShelters,
} from '@pawmatch/contract/shelter/public-shelter-endpoints';
import * as endpoints from '@pawmatch/contract/shelter/shelter-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { actorOf } from '../../platform/database/actor.ts';
import { findPublicShelter, listPublicShelters } from '../shelter/public-shelters.service.ts';
import { presentFirstShelter } from '../shelter/shelter.presenter.ts';
import { presentVisit } from '../visits/visits.presenter.ts';
import { type AffectedVisitPage, createSettingsService } from './settings.service.ts';

export function registerSettings({ registerEndpoint, dependencies }: FeatureContext): void {
  const { shelters, clock } = dependencies;
  const settings = createSettingsService(dependencies);

  registerEndpoint(endpoints.getShelter, async () => presentFirstShelter(shelters));
  registerEndpoint(listShelters, () => listPublicShelters(dependencies));
  registerEndpoint(getPublicShelter, ({ params }) => findPublicShelter(dependencies, params.slug));
  registerEndpoint(endpoints.getSettings, () => settings.get());
  registerEndpoint(endpoints.requireSecondFactor, ({ caller, body }) =>
    settings.requireSecondFactor(caller, body.is_required),
  );
  const presentAffected = ({ visits, count }: AffectedVisitPage) => ({
    touched_visits: visits.map(({ details, cause }) => ({
      visit: presentVisit(details, clock()),
      reason: cause.reason,
      closed_because: cause.closedBecause,
    })),
    touched_count: count,
  });
  registerEndpoint(endpoints.previewSettings, async ({ body }) =>
    presentAffected(await settings.preview(body)),
  );
  registerEndpoint(endpoints.updateSettings, async ({ caller, body }) => {
    const { expected_version: expected, cancel_touched_visits: isCancelling, ...details } = body;
    const change = { details, expected, isCancelling };
    const changed = await settings.update(actorOf(caller), change);
    return {
      settings: changed.settings,
      ...presentAffected(changed.affected),
      cancelled_count: changed.cancelledCount,
    };
  });
}
