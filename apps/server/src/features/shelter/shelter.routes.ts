import { getShelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Config } from '../../config.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentShelter } from './shelter.presenter.ts';

export function shelterRoutes(serve: Serve, config: Pick<Config, 'shelter'>): void {
  serve(getShelter, async () => presentShelter(config));
}
