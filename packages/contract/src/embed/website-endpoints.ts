import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const getWebsite = defineEndpoint({
  method: 'GET',
  path: '/admin/website',
  access: 'settings.edit',
  summary: 'What the tag for the own site of the shelter is written with',
  output: z.object({
    /** Of the pages, such as `https://pets.example.org`. */
    origin: z.string(),
    slug: z.string(),
    name: z.string(),
    is_paused: z.boolean(),
    /** Of several shelters. */
    is_only: z.boolean(),
  }),
});
