import { getShelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Config } from '../../config.ts';
import type { Serve } from '../../platform/http/serve.ts';

export function shelterRoutes(serve: Serve, { shelter }: Pick<Config, 'shelter'>): void {
  serve(getShelter, async () => ({ name: shelter.name, time_zone: shelter.timeZone }));
}
