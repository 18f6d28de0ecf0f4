import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { queryChoice, queryInteger } from '../query-values.ts';
import { SearchText } from '../search-text.ts';
import { Adoption, OwnAdoption } from './adoption.ts';
import { AdoptionChanges, AdoptionStepInput, AdoptionWish, NewAdoption } from './adoption-input.ts';
import { adoptionStages } from './adoption-values.ts';

export const listOwnAdoptions = defineEndpoint({
  method: 'GET',
  path: '/adoptions',
  access: 'user',
  summary: "The caller's own adoptions, newest first",
  output: z.array(OwnAdoption),
});

export const askToAdopt = defineEndpoint({
  method: 'POST',
  path: '/adoptions',
  access: 'user',
  rateLimit: 'ownChanges',
  // Staff answer it.
  requiresConfirmedEmail: true,
  summary: 'Say "I would like to adopt"; once for each pet',
  body: AdoptionWish,
  status: 201,
  output: OwnAdoption,
});

export const withdrawOwnAdoption = defineEndpoint({
  method: 'POST',
  path: '/adoptions/:id/withdrawal',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Not adopt after all',
  params: ById,
  output: OwnAdoption,
});

/** `view=open` has those that are not finished, the one whose answer is due first comes first. */
export const AdoptionQuery = z.object({
  view: queryChoice(['open', 'adopted', 'ended'] as const),
  stage: queryChoice(adoptionStages),
  pet_id: z.optional(Id),
  user_id: z.optional(Id),
  visit_id: z.optional(Id),
  /** Finds the pets' names, and the adopter's name and email address. */
  q: SearchText,
  offset: z.optional(queryInteger({ min: 0 })),
  limit: z._default(queryInteger({ min: 1, max: 100 }), 100),
});

export const listAdoptions = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions',
  access: 'adoptions.read',
  journal: 'adoptions',
  summary: 'The adoptions of the shelter, with the total in X-Total-Count',
  query: AdoptionQuery,
  output: z.array(Adoption),
});

export const getAdoption = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'One adoption',
  params: ById,
  output: Adoption,
});

export const createAdoption = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions',
  access: 'adoptions.edit',
  summary: 'Begin an adoption for a visit, an adopter, or somebody at the desk',
  body: NewAdoption,
  status: 201,
  output: Adoption,
});

export const changeAdoption = defineEndpoint({
  method: 'PATCH',
  path: '/admin/adoptions/:id',
  access: 'adoptions.edit',
  summary: 'Change the fee, the persons, the dates or who leads it',
  params: ById,
  body: AdoptionChanges,
  output: Adoption,
});

export const moveAdoption = defineEndpoint({
  method: 'POST',
  path: '/admin/adoptions/:id/steps',
  access: 'adoptions.edit',
  summary: 'Take a step: check, approve, begin a trial, complete, decline, withdraw, reopen, undo',
  params: ById,
  body: AdoptionStepInput,
  output: Adoption,
});
