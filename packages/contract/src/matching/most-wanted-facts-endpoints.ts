import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { mostWantedFacts } from './most-wanted-facts.ts';

/** A missing fact of a pet, and how many adopters it would decide for. */
export const MostWantedFact = z.object({
  pet_id: Id,
  pet_name: z.string(),
  version: z.int(),
  fact: z.enum(mostWantedFacts),
  adopters: z.int(),
});
export type MostWantedFact = z.infer<typeof MostWantedFact>;

export const listMostWantedFacts = defineEndpoint({
  method: 'GET',
  path: '/admin/deciding-facts',
  access: 'pets.read',
  summary: 'The missing facts of available pets that decide most matches, the most first',
  output: z.array(MostWantedFact),
});
