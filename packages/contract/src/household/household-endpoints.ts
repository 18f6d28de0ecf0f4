import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { VisitStatus } from '../visits/visit-status.ts';

const NamedPet = z.object({ pet_id: Id, name: z.string() });

/** What a person sees of the one with whom they match together: no notes, no contact, no reasons. */
export const Household = z.object({
  /** The partner's name. */
  partner: z.string(),
  /** The partner's visits to come, the next first. */
  visits: z.array(
    z.object({
      pet_id: Id,
      /** Of both pets of a pair. */
      pet_name: z.string(),
      bonded_pet_id: z.nullable(Id),
      requested_at: Timestamp,
      status: VisitStatus,
    }),
  ),
  /** The partner's favorites that are still here, the latest first. */
  favorites: z.array(
    z.extend(NamedPet, {
      species: z.enum(petFacts.species.values),
      /** Null without a photo. */
      photo_url: z.nullable(z.string()),
      is_yours: z.boolean(),
    }),
  ),
  /** The pets that the partner put aside, the latest first. */
  put_aside: z.array(NamedPet),
});
export type Household = z.infer<typeof Household>;

export const getHousehold = defineEndpoint({
  method: 'GET',
  path: '/match/together/household',
  access: 'user',
  summary:
    "The partner's visits to come, favorites and pets put aside; null when the caller matches alone",
  output: z.object({ household: z.nullable(Household) }),
});

export const bringBackForBoth = defineEndpoint({
  method: 'DELETE',
  path: '/match/together/put-aside/:petId',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Bring back a pet that the partner put aside, for both; otherwise it is no error',
  params: z.object({ petId: Id }),
});
