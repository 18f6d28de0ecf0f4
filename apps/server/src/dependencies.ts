import type { RecoverAccess } from './features/grants/recovered-access.ts';
import type { PetSearchIndex } from './features/pets/search/pet-search-index.ts';
import type { Shelters } from './features/shelter/shelters.ts';
import type { Changes } from './platform/cluster/change-feed.ts';
import type { PlatformDependencies } from './platform/platform-dependencies.ts';

/** What the application is built from: the platform, and what several features share. */
export interface Dependencies extends PlatformDependencies {
  /** Code that changes pets publishes it; caches of pets listen. */
  petChanges: Changes;
  /** The same for preferences and required traits, with the id of their user. */
  preferenceChanges: Changes;
  /** Finds pets in memory; filled when it is first used. */
  petSearchIndex: PetSearchIndex;
  /** The shelters with their settings, which staff change. */
  shelters: Shelters;
  /** Ends what others may have got of an account; handed in because it knows all features. */
  recoverAccess: RecoverAccess;
}

/** The dependencies that a function uses. */
export type Uses<Names extends keyof Dependencies> = Pick<Dependencies, Names>;
