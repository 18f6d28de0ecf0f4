import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ShelterContact } from './shelter-contact.ts';

/** `time_zone` is an IANA name; visit times are entered and shown in it (D22). */
export const Shelter = z.extend(ShelterContact, { name: z.string(), time_zone: z.string() });
export type Shelter = z.infer<typeof Shelter>;

export const getShelter = defineEndpoint({
  method: 'GET',
  path: '/shelter',
  access: 'public',
  summary: 'Name, time zone and contact of the shelter',
  status: 200,
  output: Shelter,
});
