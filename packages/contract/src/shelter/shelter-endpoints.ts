import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ShelterContact } from './shelter-contact.ts';

/** `time_zone` is an IANA name; all visit times are read and shown in it (D22). */
export const Shelter = z.extend(ShelterContact, { name: z.string(), time_zone: z.string() });
export type Shelter = z.infer<typeof Shelter>;

export const getShelter = defineEndpoint({
  method: 'GET',
  path: '/shelter',
  access: 'public',
  summary: 'Name and time zone of the shelter, and how to find it',
  status: 200,
  output: Shelter,
});
