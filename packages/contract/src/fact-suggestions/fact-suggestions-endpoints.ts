import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { isStorable } from '../text.ts';
import { suggestibleFacts } from './phrases.ts';

const PetParams = z.object({ petId: Id });

const Suggested = {
  fact: z.enum(suggestibleFacts),
  /** Yes or no, or a choice of the fact. */
  value: z.union([z.boolean(), z.string().check(z.maxLength(40), z.refine(isStorable))]),
};

/** A fact that the shelter's texts suggest; it stays unknown until staff accept it. */
export const FactSuggestion = z.object({ ...Suggested, sentence: z.string() });
export type FactSuggestion = z.infer<typeof FactSuggestion>;

export const listFactSuggestions = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:petId/suggested-facts',
  access: 'pets.facts',
  summary: 'Unknown facts of a pet that its own texts suggest, each with its sentence',
  params: PetParams,
  output: z.array(FactSuggestion),
});

export const dismissFactSuggestion = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:petId/suggested-facts/dismiss',
  access: 'pets.facts',
  summary: 'Put a suggested fact away for all staff',
  params: PetParams,
  body: z.object(Suggested),
});
