import * as z from 'zod/mini';
import { PlausibleDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { MAX_EARLIER_HOME_WORDS, returnReasons } from './return-values.ts';

const words = optionalText(MAX_EARLIER_HOME_WORDS, () => fieldNames.theText);

export const ReturnInput = z.object({
  reason: z.enum(returnReasons, { error: () => inputMessages.chooseReason }),
  /** Which of a pair come back; both by default. */
  pet_ids: z.optional(
    z.array(Id).check(z.minLength(1, { error: () => inputMessages.choosePet }), z.maxLength(2)),
  ),
  /** At the shelter; today by default. */
  returned_on: z.optional(PlausibleDay),
  /** What the earlier home tells the next one. */
  words: z._default(words, null),
  /** Whether the next adopters read the words on the pet's page. */
  are_words_public: z._default(z.boolean(), false),
  /** Whether adopters see the pet at once. */
  is_listed: z._default(z.boolean(), true),
});

/** One pet that came back. */
export const PetReturn = z.object({
  id: Id,
  pet_id: Id,
  pet_name: z.string(),
  /** Null where the adopter was not known. */
  adoption_id: z.nullable(Id),
  reason: z.enum(returnReasons),
  returned_on: z.iso.date(),
  words: z.nullable(z.string()),
  are_words_public: z.boolean(),
});
export type PetReturn = z.infer<typeof PetReturn>;

export const returnAdoption = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/return',
  access: 'adoptions.edit',
  summary: 'Take the pets of an adoption, or of a trial, back',
  params: ById,
  body: ReturnInput,
  status: 201,
  output: z.array(PetReturn),
});

export const returnPet = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:id/return',
  access: 'adoptions.edit',
  summary: 'Take an adopted pet back, also of an adopter who is not known any more',
  params: ById,
  body: ReturnInput,
  status: 201,
  output: z.array(PetReturn),
});

export const listReturnsOfPet = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id/returns',
  access: 'adoptions.read',
  summary: 'When and why a pet came back, the latest first',
  params: ById,
  output: z.array(PetReturn),
});

export const changeReturn = defineEndpoint({
  method: 'PATCH',
  path: '/admin/returns/:id',
  access: 'adoptions.edit',
  summary: 'Change the words of the earlier home, and whether the next adopters read them',
  params: ById,
  body: z.object({ words, are_words_public: z.boolean() }),
  output: PetReturn,
});
