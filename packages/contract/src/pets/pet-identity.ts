import * as z from 'zod/mini';
import { isPlausibleYear } from '../day.ts';
import { optionalLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { AnswerInput } from './facts/pet-fact-schemas.ts';
import { petInputMessages } from './staff/pet-input-messages.ts';

const COLOR_MAX_LENGTH = 60;
export const SHELTER_NUMBER_MAX_LENGTH = 40;

const emptyIsNull = z.transform((text: string | null) => (text === '' ? null : text));

/** Empty means unknown. */
export const BirthDate = z.pipe(
  z.nullable(
    z.string({ error: () => petInputMessages.date }).check(
      z.trim(),
      z.refine((text) => text === '' || z.iso.date().safeParse(text).success, {
        error: () => petInputMessages.date,
        abort: true,
      }),
      z.refine((text) => text === '' || isPlausibleYear(text), {
        error: () => petInputMessages.birthYear,
      }),
    ),
  ),
  emptyIsNull,
);

/** As it is written on papers, with spaces and dashes, which are taken out; empty means none. */
export const Microchip = z.pipe(
  z.nullable(
    z.string({ error: () => petInputMessages.chipIsText }).check(
      z.overwrite((text) => text.replace(/[\s.-]/g, '').toUpperCase()),
      z.refine((text) => text === '' || /^([0-9]{15}|[0-9A-F]{9,10})$/.test(text), {
        error: () => petInputMessages.chip,
      }),
    ),
  ),
  emptyIsNull,
);

/** Which animal it is, beside what it is like. */
export const petIdentityInputs = {
  birth_date: z.optional(BirthDate),
  is_birth_date_estimated: z.optional(
    z.pipe(
      AnswerInput,
      z.transform((value: boolean | null) => value ?? false),
    ),
  ),
  color: z.optional(optionalLine(COLOR_MAX_LENGTH, () => fieldNames.color)),
  /** The shelter's own number of it, for staff. */
  shelter_number: z.optional(
    optionalLine(SHELTER_NUMBER_MAX_LENGTH, () => fieldNames.shelterNumber),
  ),
  /** For staff. */
  microchip: z.optional(Microchip),
};
