import * as endpoints from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf } from '../../platform/actor.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentShelter } from '../shelter/shelter.presenter.ts';
import { presentVisit } from '../visits/visits.presenter.ts';
import type { SettingsService } from './settings.service.ts';

/** B3.01, B3.13 */
export function settingsRoutes(
  serve: Serve,
  settings: SettingsService,
  { shelter, clock }: Pick<Dependencies, 'shelter' | 'clock'>,
): void {
  serve(endpoints.getShelter, async () => presentShelter(shelter.current()));
  serve(endpoints.getSettings, () => settings.get());
  serve(endpoints.updateSettings, async ({ caller, body }) => {
    const { expected_version, ...details } = body;
    const changed = await settings.update(actorOf(caller), details, expected_version);
    return {
      settings: changed.settings,
      touched_visits: changed.touched.map((visit) => presentVisit(visit, 'staff', clock())),
      touched_count: changed.count,
    };
  });
}
