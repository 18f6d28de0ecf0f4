import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { PaperSize, ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import type { Config } from '../../config.ts';
import type { Changes } from '../../platform/cluster/change-feed.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Log } from '../../platform/process/logger.ts';
import { presentSettings } from './shelter.presenter.ts';
import { listFormerSlugs, listShelters, storeFirstSettings } from './shelters.repository.ts';
import { FIRST_SHELTER } from './shelters.table.ts';

export interface KnownShelter extends Shelter {
  id: string;
  /** In addresses. */
  slug: string;
  /** Before, which lead on. */
  formerSlugs: readonly string[];
  isPaused: boolean;
  /** On which its papers are printed. */
  paper_size: PaperSize;
  /** The parts of the care of pets that it uses. */
  care_parts: readonly CarePart[];
}

/** All shelters with their settings as last read: changes of other servers come a moment later. */
export interface Shelters {
  /** Whether there is one only, which has everything. */
  isOne(): boolean;
  /** The first one, in whose name people get emails about their accounts. */
  first(): KnownShelter;
  of(shelterId: string): KnownShelter;
  all(): readonly KnownShelter[];
  /** By its name in addresses, also by a former one. */
  withSlug(slug: string): KnownShelter | undefined;
  /** All but one, by name. */
  allExcept(id: string): readonly KnownShelter[];
  /** Those whose pets adopters do not see. */
  paused(): readonly KnownShelter[];
  /** Reads them again; called after a change has committed and before it is acknowledged. */
  reload(): Promise<void>;
}

/** What a caller sees is restricted to their shelter, unless it is the only one. @returns null without a restriction */
export const shelterFilterOf = (
  shelters: Pick<Shelters, 'isOne'>,
  caller: Caller,
): string | null => (shelters.isOne() ? null : shelterOf(caller));

interface SheltersDependencies {
  database: Database;
  config: Pick<Config, 'shelter'>;
  clock: Clock;
  shelterChanges: Changes;
  /** Pages show the shelters, and are cached until the pets change. */
  petChanges: Changes;
  logger: Log;
}

/** Reads the settings and keeps them up to date. The first start stores those of the environment. */
export async function createShelters(dependencies: SheltersDependencies): Promise<Shelters> {
  const { database, config, clock, shelterChanges, petChanges, logger } = dependencies;
  const { name, timeZone, address, phone, email, hours } = config.shelter;
  const details: ShelterDetails = {
    name,
    address: address ?? null,
    phone: phone ?? null,
    email: email ?? null,
    hours: hours ?? null,
    time_zone: timeZone,
    language: DEFAULT_LANGUAGE,
    visiting: firstVisitingRules,
  };
  await storeFirstSettings(database, details, clock());
  let first: KnownShelter;
  let byId: ReadonlyMap<string, KnownShelter>;
  let idsBySlug: ReadonlyMap<string, string>;
  let paused: readonly KnownShelter[];
  let [begun, newest] = [0, 0];
  const read = async () => {
    begun += 1;
    const number = begun;
    const [rows, former] = await Promise.all([listShelters(database), listFormerSlugs(database)]);
    // It may come after the answer to a later read, which knows more.
    if (number < newest) return;
    newest = number;
    idsBySlug = new Map([
      ...former.map(({ slug, shelterId }) => [slug, shelterId] as const),
      ...rows.map(({ slug, id }) => [slug, id] as const),
    ]);
    byId = new Map(
      rows.map((row) => {
        const { id, slug, pausedAt } = row;
        const formerSlugs = former.flatMap((each) => (each.shelterId === id ? each.slug : []));
        const isPaused = pausedAt !== null;
        return [id, { ...presentSettings(row), id, slug, formerSlugs, isPaused }];
      }),
    );
    first = of(FIRST_SHELTER);
    paused = [...byId.values()].filter(({ isPaused }) => isPaused);
  };
  const of = (shelterId: string) => {
    const shelter = byId.get(shelterId);
    if (!shelter) throw new Error('There is no such shelter.');
    return shelter;
  };
  await read();
  const reload = async () => {
    await read();
    petChanges.publish();
  };
  shelterChanges.onChange(() => {
    reload().catch((error: Error) =>
      logger.warn(`The settings of the shelters could not be read: ${error.message}`),
    );
  });
  const isOne = () => byId.size === 1;
  return {
    isOne,
    first: () => first,
    of,
    all: () => [...byId.values()],
    withSlug: (slug) => byId.get(idsBySlug.get(slug) ?? ''),
    allExcept: (id) =>
      [...byId.values()]
        .filter((shelter) => shelter.id !== id)
        .sort((one, other) => one.name.localeCompare(other.name)),
    paused: () => paused,
    reload,
  };
}
