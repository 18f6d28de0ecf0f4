import * as z from 'zod/mini';
import { Timestamp } from '../id.ts';
import { queryChoice, queryChoices, queryFlag, queryInteger } from '../query-values.ts';
import { SearchText } from '../search-text.ts';
import { ShelterSlug } from '../shelter-slug.ts';
import { valueMessages } from '../value-messages.ts';
import { readZip } from '../zip-code.ts';
import { companions } from './facts/companions.ts';
import {
  type ChoiceFactName,
  type ChoiceOf,
  choiceFactNames,
  petFacts,
  type YesNoFilterName,
  yesNoFilterNames,
} from './facts/pet-facts.ts';
import { type FacetName, facetValues } from './facts/pet-filter-values.ts';
import {
  DEFAULT_PAGE_SIZE,
  distanceChoices,
  MAX_PAGE_SIZE,
  missingPetDetails,
  petSorts,
  petStatusChoices,
  trainingTraitChoices,
} from './pet-values.ts';

const choiceFilters = Object.fromEntries(
  choiceFactNames.map((name) => [name, queryChoices(petFacts[name].values)]),
) as { [Name in ChoiceFactName]: ReturnType<typeof queryChoices<ChoiceOf<Name>>> };

const yesNoFilters = Object.fromEntries(
  yesNoFilterNames.map((name) => [name, queryFlag]),
) as Record<YesNoFilterName, typeof queryFlag>;

/** Which pets a list has. Each name that is left out matches all pets. */
const petFilters = {
  status: queryChoices(petStatusChoices),
  ...choiceFilters,
  trait: queryChoices(trainingTraitChoices),
  good_with: queryChoices(companions),
  ...yesNoFilters,
  lacks: queryChoices(missingPetDetails),
  /**
   * As the pages ask: pets whose fact is unknown match a choice, after those that are known to; and words of `q` that
   * name no breed, colour or pet rank, and leave out nobody.
   */
  include_unknown: queryFlag,
  /** Adopted then or later, and not come back. */
  adopted_since: z.optional(Timestamp),
  /** Where they live, by the shelter's name in addresses. */
  shelter: z.optional(ShelterSlug),
  /** From where distances count; ZIP+4 is cut. One that does not exist is an unknown place, and leaves out nobody. */
  zip: z.optional(
    z.pipe(
      z.string().check(
        z.refine((text) => text.trim() === '' || readZip(text) !== undefined, {
          error: () => valueMessages.zip,
        }),
      ),
      z.transform((text: string) => readZip(text)),
    ),
  ),
  /** Leaves out shelters that are known to be further than this many miles from `zip`. */
  within: queryChoice(distanceChoices),
  q: SearchText,
} satisfies Record<
  FacetName | 'include_unknown' | 'adopted_since' | 'shelter' | 'zip' | 'within' | 'q',
  unknown
>;

/**
 * Pets by filters, sorted, one page of them. `skip` is a synonym of `offset`; the
 * larger value is used when both are given. Unknown parameters are ignored.
 */
export const PetQuery = z.object({
  ...petFilters,
  sort: queryChoice(petSorts),
  offset: z.optional(queryInteger({ min: 0 })),
  skip: z.optional(queryInteger({ min: 0 })),
  limit: z._default(queryInteger({ min: 1, max: MAX_PAGE_SIZE }), DEFAULT_PAGE_SIZE),
});
export type PetQuery = z.output<typeof PetQuery>;

export const PetFilters = z.object(petFilters);
export type PetFilters = z.output<typeof PetFilters>;

const facetNames = Object.keys(facetValues) as [FacetName, ...FacetName[]];

/** A word that no pet has, or another name, and what was searched instead. */
const CorrectedWord = z.object({ from: z.string(), to: z.string() });
export type CorrectedWord = z.infer<typeof CorrectedWord>;

/**
 * How many pets match, and for each value of a filter how many would match if it alone were chosen
 * for that filter; for `good_with`, if it were chosen as well. Values without pets are left out. `known` says of how many
 * of them that is known, for the filters that pets of an unknown fact match. `unused` are the phrases of `q` that
 * left out no pet. `effect` says whether `q` left out pets, or only put first those whose texts have its words.
 * `without` says for an empty list how many pets there would be without each choice; several values of which a pet
 * needs only one go together.
 */
export const PetFacets = z.object({
  total: z.int(),
  facets: z.record(z.enum(facetNames), z.record(z.string(), z.int())),
  known: z.object({
    total: z.int(),
    facets: z.partialRecord(z.enum(facetNames), z.record(z.string(), z.int())),
  }),
  /** By slug, as if the filter by shelter were not set; left out with one shelter. */
  shelters: z.optional(z.record(z.string(), z.int())),
  unused: z.array(z.string()),
  effect: z.enum(['filter', 'order', 'none']),
  mended: z.array(CorrectedWord),
  without: z.array(
    z.object({ name: z.enum([...facetNames, 'q']), values: z.array(z.string()), total: z.int() }),
  ),
});
export type PetFacets = z.infer<typeof PetFacets>;
