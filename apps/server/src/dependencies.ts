import type { RecoverAccess } from './features/grants/recovered-access.ts';
import type { PetSearchIndex } from './features/pets/search/pet-search-index.ts';
import type { CurrentShelter } from './features/shelter/shelter-settings.ts';
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
  /** The settings of the shelter, which staff change. */
  shelter: CurrentShelter;
  /** Ends what others may have got of an account; handed in because it knows all features. */
  recoverAccess: RecoverAccess;
}
