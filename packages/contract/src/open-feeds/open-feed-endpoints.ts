import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { petFactSchemas } from '../pets/facts/pet-fact-schemas.ts';
import { TrainingTrait } from '../pets/facts/training-traits.ts';
import { FocalPoint, PhotoUrls } from '../pets/pet.ts';
import { PetFilters } from '../pets/pet-query.ts';
import { MAX_PAGE_SIZE } from '../pets/pet-values.ts';
import { queryChoice, queryInteger } from '../query-values.ts';
import { ShelterSlug } from '../shelter-slug.ts';
import { OPEN_PETS_PATH, openPetSorts } from './open-pet-names.ts';

/** As the public page asks: a pet whose fact is unknown comes after those that are known to fit. */
export const OpenPetQuery = z.extend(
  z.omit(PetFilters, {
    status: true,
    lacks: true,
    include_unknown: true,
    adopted_since: true,
    zip: true,
    within: true,
    q: true,
  }),
  {
    sort: queryChoice(openPetSorts),
    offset: z.optional(queryInteger({ min: 0 })),
    limit: z._default(queryInteger({ min: 1, max: MAX_PAGE_SIZE }), 50),
  },
);
export type OpenPetQuery = z.output<typeof OpenPetQuery>;

/** A photo with absolute addresses. */
const OpenPhoto = z.object({
  urls: PhotoUrls,
  alt: z.nullable(z.string()),
  /** The color that stands for the photo while it loads, `#rrggbb`; null for a photo on another server. */
  color: z.nullable(z.string()),
  focal_point: FocalPoint,
});

/** What JSON Feed has no name for. */
const PetExtension = z.object({
  id: Id,
  breed: z.string(),
  color: z.nullable(z.string()),
  ...petFactSchemas,
  training_traits: z.array(TrainingTrait),
  photo: z.nullable(OpenPhoto),
  /** The other pet of a bonded pair, which moves together with it. */
  bonded_with: z.nullable(z.string()),
  /** Left out with one shelter. */
  lives_at: z.optional(
    z.object({ slug: z.string(), name: z.string(), city: z.nullable(z.string()) }),
  ),
});

export const OpenPet = z.object({
  /** Never changes, unlike the address, which has the name. */
  id: z.string(),
  url: z.string(),
  title: z.string(),
  content_text: z.string(),
  summary: z.optional(z.string()),
  image: z.optional(z.string()),
  date_published: Timestamp,
  date_modified: Timestamp,
  tags: z.array(z.string()),
  _pawmatch: PetExtension,
});
export type OpenPet = z.infer<typeof OpenPet>;

/** https://www.jsonfeed.org/version/1.1/ */
export const PetFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  next_url: z.optional(z.string()),
  language: z.string(),
  icon: z.string(),
  items: z.array(OpenPet),
  _pawmatch: z.object({
    /** The documentation of what begins with an underscore. */
    about: z.string(),
    /** Whose pets they are; null for all shelters, and for one that is paused. */
    shelter: z.nullable(z.object({ slug: z.string(), name: z.string() })),
    /** The shelter shows no pets for a while. */
    is_paused: z.boolean(),
    total: z.int(),
  }),
});
export type PetFeed = z.infer<typeof PetFeed>;

const open = { method: 'GET', access: 'public', isOpen: true, rateLimit: 'openFeeds' } as const;

export const getPetFeed = defineEndpoint({
  ...open,
  path: OPEN_PETS_PATH,
  summary: 'Pets that can be visited, as a JSON Feed that pages of any site may read',
  query: OpenPetQuery,
  output: PetFeed,
});

export const getPetAtom = defineEndpoint({
  ...open,
  path: '/open/pets.atom',
  summary: 'The same pets as an Atom feed',
  query: OpenPetQuery,
  sends: ['application/atom+xml'],
});

export const getOpenDays = defineEndpoint({
  ...open,
  path: '/open/open-days.ics',
  summary: 'When a shelter is open in the next weeks, as an iCalendar feed',
  query: z.object({ shelter: z.optional(ShelterSlug) }),
  sends: ['text/calendar'],
});
