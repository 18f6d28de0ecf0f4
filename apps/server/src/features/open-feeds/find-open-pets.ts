import type { OpenPetQuery } from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { openPetNames } from '@pawmatch/contract/open-feeds/open-pet-names';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { writePetsAddress } from '@pawmatch/contract/search/pets-address';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { listPublicPets } from '../pets/public/public-pets.service.ts';
import type { KnownShelter, Shelters } from '../shelter/shelters.ts';

export type OpenFeedDependencies = Uses<
  'database' | 'petSearchIndex' | 'shelters' | 'publicUrl' | 'clock'
>;

/** What a feed of pets is written from. */
export interface OpenPets {
  pets: Pet[];
  total: number;
  /** Whose pets they are; null for all shelters, and for one that is paused. */
  shelter: KnownShelter | null;
  isPaused: boolean;
  /** The page with the same pets. */
  pageUrl: string;
  /** Without the position, which begins at 0. */
  feedUrl: (path: string, offset?: number) => string;
}

/**
 * The shelter that is named, or the only one.
 * @throws AppError SHELTER_NOT_FOUND
 */
export function findNamedShelter(
  shelters: Pick<Shelters, 'isOne' | 'first' | 'withSlug'>,
  slug: string | undefined,
): KnownShelter | null {
  if (!slug) return shelters.isOne() ? shelters.first() : null;
  const named = shelters.withSlug(slug);
  if (!named) throw new AppError('SHELTER_NOT_FOUND');
  return named;
}

/** Pets that can be visited: those that are listed and on no hold, of shelters that are not paused. */
export async function findOpenPets(
  dependencies: OpenFeedDependencies,
  query: OpenPetQuery,
): Promise<OpenPets> {
  const { shelters, publicUrl } = dependencies;
  const named = findNamedShelter(shelters, query.shelter);
  const isPaused = named?.isPaused ?? false;
  // As the page that the feed names.
  const asked = { ...query, status: ['Available'], include_unknown: true } as const;
  const { pets, total } = await listPublicPets(dependencies, asked);
  const { limit: _limit, offset: _offset, shelter: slug, ...search } = query;
  // With one shelter, its pages name none.
  const page = writePetsAddress({ ...search, ...(!shelters.isOne() && slug && { shelter: slug }) });
  const parameters = new URLSearchParams(
    openPetNames.flatMap((name): [string, string][] => {
      const value = query[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  return {
    pets,
    total,
    shelter: isPaused ? null : named,
    isPaused,
    pageUrl: isPaused || page.size === 0 ? `${publicUrl}/pets` : `${publicUrl}/pets?${page}`,
    feedUrl(path, offset = 0) {
      const all = new URLSearchParams(parameters);
      if (offset > 0) all.set('offset', String(offset));
      return `${publicUrl}/api${path}?${all}`;
    },
  };
}
