import * as z from 'zod/mini';
import { hasPlausibleYear } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { PlacedPet } from '../places/places-endpoints.ts';
import { LITTER_MAX } from '../stays/stay-values.ts';
import { requiredText } from '../text.ts';
import { emptyTextMessages, fieldNames } from '../text-messages.ts';
import { misfits } from './foster-fit.ts';
import { fosterInputMessages } from './foster-messages.ts';
import { MAX_OFFER_NOTE, MAX_OFFER_WEEKS, offerStates } from './foster-values.ts';

const OfferedPet = z.object({
  ...PlacedPet.shape,
  sex: z.enum(petFacts.sex.values),
  /** Such as Kitten. */
  age: z.string(),
  needs_medicine: z.boolean(),
});
export type OfferedPet = z.infer<typeof OfferedPet>;

const offer = {
  id: Id,
  note: z.string(),
  /** The day at the shelter from which they need a home; the offer ends with it. */
  from_on: z.iso.date(),
  weeks: z.int(),
  state: z.enum(offerStates),
  /** By name: those of an open offer that still need a home, else all. */
  pets: z.array(OfferedPet),
};

/** Pets for which a home is looked for, as staff see it. */
export const FosterOffer = z.object({
  ...offer,
  /** Null after the account was deleted. */
  offered_by: z.nullable(z.string()),
  offered_at: Timestamp,
  /** The name of the home that takes them in. */
  taken_by: z.nullable(z.string()),
  /** To whom it was sent, by name. */
  homes: z.array(z.object({ id: Id, name: z.string(), has_declined: z.boolean() })),
});
export type FosterOffer = z.infer<typeof FosterOffer>;

/** The same as one of those see it to whom it was sent. */
export const OwnFosterOffer = z.object({
  ...offer,
  /** It is the home of the caller that takes them in. */
  is_taken_by_you: z.boolean(),
  has_declined: z.boolean(),
});
export type OwnFosterOffer = z.infer<typeof OwnFosterOffer>;

const PetIds = z
  .array(Id)
  .check(
    z.minLength(1, { error: () => inputMessages.choosePet }),
    z.maxLength(LITTER_MAX, { error: () => fosterInputMessages.tooManyPets({ max: LITTER_MAX }) }),
  );
export const listFosterOffers = defineEndpoint({
  method: 'GET',
  path: '/admin/fosters/offers',
  access: 'fosters.read',
  summary: 'Open offers to foster homes and those of the last 30 days, the latest first',
  output: z.array(FosterOffer),
});

/** Whom an offer reaches. */
export const OfferReach = z.object({
  /** Names of homes. */
  reached: z.array(z.string()),
  others: z.array(z.object({ name: z.string(), reasons: z.array(z.enum(misfits)) })),
});
export type OfferReach = z.infer<typeof OfferReach>;

export const previewFosterOffer = defineEndpoint({
  method: 'POST',
  path: '/admin/fosters/offers/preview',
  access: 'fosters.edit',
  summary: 'Which homes an offer of these pets would reach, and why the others do not fit',
  body: z.object({ pet_ids: PetIds }),
  output: OfferReach,
});

export const makeFosterOffer = defineEndpoint({
  method: 'POST',
  path: '/admin/fosters/offers',
  access: 'fosters.edit',
  summary: 'Ask the people of all homes that fit whether they take these pets in',
  body: z.object({
    pet_ids: PetIds,
    note: requiredText(
      MAX_OFFER_NOTE,
      () => fieldNames.yourWords,
      () => emptyTextMessages.fosterOffer,
    ),
    from_on: z.iso.date({ error: () => inputMessages.chooseDay }).check(hasPlausibleYear),
    weeks: z.int({ error: () => inputMessages.wholeNumber }).check(
      z.minimum(1, { error: () => fosterInputMessages.noWeeks }),
      z.maximum(MAX_OFFER_WEEKS, {
        error: () => fosterInputMessages.tooManyWeeks({ max: MAX_OFFER_WEEKS }),
      }),
    ),
  }),
  status: 201,
  output: z.array(FosterOffer),
});

export const withdrawFosterOffer = defineEndpoint({
  method: 'DELETE',
  path: '/admin/fosters/offers/:id',
  access: 'fosters.edit',
  summary: 'Withdraw an open offer',
  params: ById,
  output: z.array(FosterOffer),
});

export const listOwnFosterOffers = defineEndpoint({
  method: 'GET',
  path: '/admin/foster/offers',
  access: 'fosters.own',
  summary: 'The offers that were sent to the caller, as long as staff see them',
  output: z.array(OwnFosterOffer),
});

export const takeFosterOffer = defineEndpoint({
  method: 'POST',
  path: '/admin/foster/offers/:id/take',
  access: 'fosters.own',
  summary: 'Take the pets in; who is first gets them, and they move at once',
  params: ById,
  /** The pets that the caller saw. */
  body: z.object({ pet_ids: PetIds }),
  output: z.array(OwnFosterOffer),
});

export const declineFosterOffer = defineEndpoint({
  method: 'POST',
  path: '/admin/foster/offers/:id/refusal',
  access: 'fosters.own',
  summary: 'Say that it does not work this time',
  params: ById,
  output: z.array(OwnFosterOffer),
});
