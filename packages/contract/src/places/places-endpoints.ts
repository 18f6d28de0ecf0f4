import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { petFacts } from '../pets/facts/pet-facts.ts';
import { petStatusChoices } from '../pets/pet-values.ts';
import { requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { placeInputMessages } from './place-messages.ts';
import { MAX_MOVES, MAX_PLACE_LEVELS, moveRefusals, placeWarnings } from './place-values.ts';

const MAX_FITTING = 500;
const NAME_MAX_LENGTH = 60;

export const PlacedPet = z.object({
  id: Id,
  name: z.string(),
  species: z.enum(petFacts.species.values),
  status: z.enum(petStatusChoices),
  /** A small photo. */
  photo_url: z.nullable(z.string()),
});
export type PlacedPet = z.infer<typeof PlacedPet>;

/** Where pets live: a site, an area in it, or a kennel in that. */
export const Place = z.object({
  id: Id,
  /** Null at the top. */
  parent_id: z.nullable(Id),
  name: z.string(),
  /** How many pets fit; null where nobody counts. */
  capacity: z.nullable(z.int()),
  /** More than fit are refused. */
  is_capacity_strict: z.boolean(),
  /** Of a foster home: the name of who cares for the pets, null after the account was deleted. Else null. */
  foster: z.nullable(z.object({ person: z.nullable(z.string()) })),
  /** By name. */
  pets: z.array(PlacedPet),
  warnings: z.array(z.enum(placeWarnings)),
});
export type Place = z.infer<typeof Place>;

export const PlaceBoard = z.object({
  /** By name, with the numbers in it in their order. */
  places: z.array(Place),
  /** Pets at the shelter without a place, by name. */
  without_place: z.array(PlacedPet),
});
export type PlaceBoard = z.infer<typeof PlaceBoard>;

export const PlaceFields = {
  name: requiredLine(NAME_MAX_LENGTH, () => fieldNames.name),
  capacity: z.nullable(
    z.int({ error: () => inputMessages.wholeNumber }).check(
      z.minimum(1, { error: () => placeInputMessages.noneFit }),
      z.maximum(MAX_FITTING, {
        error: () => placeInputMessages.tooManyFit({ max: MAX_FITTING }),
      }),
    ),
  ),
  is_capacity_strict: z.boolean(),
};

export const getPlaces = defineEndpoint({
  method: 'GET',
  path: '/admin/places',
  access: 'places.read',
  summary: 'The places of the shelter with the pets that live there, and the pets without a place',
  output: PlaceBoard,
});

export const addPlace = defineEndpoint({
  method: 'POST',
  path: '/admin/places',
  access: 'places.edit',
  summary: `Add a place, also inside of another one; there are at most ${MAX_PLACE_LEVELS} levels`,
  body: z.object({ ...PlaceFields, parent_id: z._default(z.nullable(Id), null) }),
  status: 201,
  output: PlaceBoard,
});

export const changePlace = defineEndpoint({
  method: 'PUT',
  path: '/admin/places/:id',
  access: 'places.edit',
  summary: 'Rename a place, or change how many pets fit; the pets there stay',
  params: ById,
  body: z.object(PlaceFields),
  output: PlaceBoard,
});

export const closePlace = defineEndpoint({
  method: 'DELETE',
  path: '/admin/places/:id',
  access: 'places.edit',
  summary: 'Take a place away that no pet lives in and that has no place inside',
  params: ById,
  output: PlaceBoard,
});

const PlaceMove = z.object({
  pet_id: Id,
  /** Where the pet lives as far as the sender knows; null for nowhere. */
  from: z.nullable(Id),
  /** Null for nowhere. */
  to: z.nullable(Id),
});
export type PlaceMove = z.infer<typeof PlaceMove>;

export const movePets = defineEndpoint({
  method: 'POST',
  path: '/admin/places/moves',
  access: 'places.move',
  summary: 'Move pets from place to place; what cannot be done is refused one by one',
  body: z.object({
    moves: z.array(PlaceMove).check(
      z.minLength(1, { error: () => inputMessages.choosePet }),
      z.maxLength(MAX_MOVES, {
        error: () => placeInputMessages.tooManyMoves({ max: MAX_MOVES }),
      }),
    ),
  }),
  output: z.object({
    board: PlaceBoard,
    refused: z.array(z.object({ pet_id: Id, reason: z.enum(moveRefusals) })),
  }),
});
