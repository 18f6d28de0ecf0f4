import { MAX_SEARCH_LENGTH } from '../max-search-length.ts';
import { isYesNoFilter } from '../pets/facts/pet-facts.ts';
import { type FacetName, facetValues } from '../pets/facts/pet-filter-values.ts';
import type { PetFilters, PetQuery } from '../pets/pet-query.ts';
import { distanceChoices, petSorts } from '../pets/pet-values.ts';
import { SHELTER_SLUG } from '../shelter-address.ts';
import { readZip } from '../zip-code.ts';
import { valuesOf, withChoice } from './filters/filter-choices.ts';

/** What the address of /pets asks for. Only pets that can be visited are listed there. */
export type PetSearch = Omit<PetFilters, 'status' | 'lacks' | 'include_unknown'> &
  Pick<PetQuery, 'sort'>;

export type SearchFilterName = Exclude<FacetName, 'status' | 'lacks'>;

/** In their order in the address. */
export const searchFilterNames = (Object.keys(facetValues) as FacetName[]).filter(
  (name): name is SearchFilterName => name !== 'status' && name !== 'lacks',
);

/** About where pets live, when there are several shelters. */
export const placeNames = ['shelter', 'zip', 'within'] as const;

/** Names of earlier versions, which stand in links that people have. */
const earlierNames: Partial<Record<string, string>> = { age_group: 'age', q: 'name' };

function textsOf(query: URLSearchParams, name: string): string[] {
  const earlier = earlierNames[name];
  return [...query.getAll(name), ...(earlier ? query.getAll(earlier) : [])];
}

/** Reads the address leniently: what is unknown is ignored. */
export function readPetsAddress(query: URLSearchParams): PetSearch {
  let filters: PetFilters = {};
  for (const name of searchFilterNames) {
    const wanted = textsOf(query, name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim().toLowerCase());
    const known = facetValues[name].filter((value) => wanted.includes(value.toLowerCase()));
    if (isYesNoFilter(name) && known[0]) filters = withChoice(filters, name, known[0]);
    else if (known.length > 0) filters = { ...filters, [name]: known };
  }
  const q = [...(textsOf(query, 'q')[0]?.trim() ?? '')].slice(0, MAX_SEARCH_LENGTH).join('');
  const sort = petSorts.find((it) => it === query.get('sort'));
  const shelter = SHELTER_SLUG.exec(query.get('shelter') ?? '')?.[0];
  const zip = readZip(query.get('zip') ?? '');
  const within = distanceChoices.find((it) => it === query.get('within'));
  return {
    ...filters,
    ...(shelter && { shelter }),
    ...(zip && { zip, ...(within && { within }) }),
    ...(q && { q }),
    ...(sort && { sort }),
  };
}

/**
 * The one address of a search, with values in their order, however they were chosen; other parameters are kept.
 * @param query the address until now
 */
export function writePetsAddress(
  search: PetSearch,
  query = new URLSearchParams(),
): URLSearchParams {
  const { q, sort, ...filters } = search;
  const next = new URLSearchParams();
  if (q) next.set('q', q);
  for (const name of searchFilterNames) {
    const chosen = valuesOf(filters, name);
    const values = facetValues[name].filter((value) => chosen.includes(value));
    if (values.length > 0) next.set(name, values.join(','));
  }
  for (const name of placeNames) {
    const value = search[name];
    if (value) next.set(name, value);
  }
  if (sort) next.set('sort', sort);
  const own = new Set<string>([
    ...searchFilterNames,
    ...placeNames,
    'q',
    'sort',
    ...Object.values(earlierNames).flatMap((it) => it ?? []),
  ]);
  for (const [name, value] of query) if (!own.has(name)) next.append(name, value);
  return next;
}

/** Whether a search leaves out any pet. */
export const hasFilters = ({ sort: _, zip: _zip, ...filters }: PetSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);
