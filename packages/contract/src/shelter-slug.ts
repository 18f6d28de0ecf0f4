import * as z from 'zod/mini';
import { MAX_SLUG_LENGTH } from './shelter-address.ts';

/** A shelter in addresses, such as `springfield-cats`. */
export const ShelterSlug = z
  .string()
  .check(z.maxLength(MAX_SLUG_LENGTH), z.regex(/^[a-z\d]+(-[a-z\d]+)*$/));
