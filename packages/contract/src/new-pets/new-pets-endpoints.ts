import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** How many new pets there are since the caller last opened a page. */
export const NewPets = z.object({
  /** Great fits, and fits above the best that the caller saw. */
  matches: z.int(),
  /** Pets that an alert has found. */
  alerts: z.int(),
});
export type NewPets = z.infer<typeof NewPets>;

/** The pages that show new pets. */
const newPetsPages = ['matches', 'alerts'] as const;
export type NewPetsPage = (typeof newPetsPages)[number];

export const markPageSeen = defineEndpoint({
  method: 'PUT',
  path: '/new-pets/:page/seen',
  access: 'user',
  // Pages do it by themselves.
  rateLimit: null,
  summary: 'The caller has opened the matches or the alerts, whose pets are no longer new',
  params: z.object({ page: z.enum(newPetsPages) }),
});
