import * as z from 'zod/mini';

/** The shelter's contact; null for values that are not configured. Each is one line. */
export const ShelterContact = z.object({
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: z.nullable(z.string()),
});
export type ShelterContact = z.infer<typeof ShelterContact>;
