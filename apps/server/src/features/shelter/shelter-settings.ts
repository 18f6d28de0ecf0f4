import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Config } from '../../config.ts';
import type { Changes } from '../../platform/cluster/change-feed.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Log } from '../../platform/process/logger.ts';
import { presentSettings } from './shelter.presenter.ts';
import { findShelter, storeFirstSettings } from './shelters.repository.ts';

/** The settings of the shelter, as they were last read. */
export interface CurrentShelter {
  /** Of this server's last change, or of another server's a moment later. */
  current(): Shelter;
  /** Reads them again; called after a change has committed and before it is acknowledged. */
  reload(): Promise<void>;
}

interface ShelterDependencies {
  database: Database;
  config: Pick<Config, 'shelter'>;
  clock: Clock;
  shelterChanges: Changes;
  /** Pages show the shelter, and are cached until the pets change. */
  petChanges: Changes;
  logger: Log;
}

/** Reads the settings and keeps them up to date; at the first start they are those of the environment. */
export async function createCurrentShelter(
  dependencies: ShelterDependencies,
): Promise<CurrentShelter> {
  const { database, config, clock, shelterChanges, petChanges, logger } = dependencies;
  const { name, timeZone, address, phone, email, hours } = config.shelter;
  const first = {
    name,
    address: address ?? null,
    phone: phone ?? null,
    email: email ?? null,
    hours: hours ?? null,
    time_zone: timeZone,
    visiting: firstVisitingRules,
  };
  await storeFirstSettings(database, first, clock());
  const read = async (): Promise<Shelter> => presentSettings(await findShelter(database));
  let shelter = await read();
  const reload = async () => {
    shelter = await read();
    petChanges.publish();
  };
  shelterChanges.onChange(() => {
    reload().catch((error: Error) =>
      logger.warn(`The settings of the shelter could not be read: ${error.message}`),
    );
  });
  return { current: () => shelter, reload };
}
