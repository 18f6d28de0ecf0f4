import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import {
  Email,
  FullName,
  formatPhoneNumber,
  PhoneNumber,
} from '@pawmatch/contract/auth/account-fields';
import * as z from 'zod/mini';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { fromLocalTime, toLocalTime } from '../../visits/staff/form/shelter-local-time.ts';
import { FeeText } from '../fee.ts';

/** The fields of the form of an adoption's details, all of them texts. */
export interface DetailsValues {
  full_name: string;
  email: string;
  phone_number: string;
  second_name: string;
  second_email: string;
  fee_cents: string;
  led_by: string;
  answer_by: string;
  trial_until: string;
}

export const detailsValues = (adoption: Adoption, timeZone: string): DetailsValues => ({
  full_name: adoption.adopter.name,
  email: adoption.adopter.email ?? '',
  phone_number: formatPhoneNumber(adoption.adopter.phone_number ?? ''),
  second_name: adoption.second_adopter?.name ?? '',
  second_email: adoption.second_adopter?.email ?? '',
  fee_cents: adoption.fee_cents === null ? '' : String(adoption.fee_cents / 100),
  led_by: adoption.led_by?.id ?? '',
  answer_by: adoption.answer_by ? toLocalTime(new Date(adoption.answer_by), timeZone) : '',
  trial_until: adoption.trial_until ?? '',
});

/** What a schema reads, or null for an empty text. */
const emptyOr = <Read>(schema: z.core.$ZodType<Read, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim() || null),
    ),
    z.nullable(schema),
  );

/** Checks the texts and makes the changes of them. */
export const detailsSchema = (timeZone: string) =>
  z.object({
    full_name: FullName,
    email: emptyOr(Email),
    phone_number: emptyOr(PhoneNumber),
    second_name: emptyOr(FullName),
    second_email: emptyOr(Email),
    fee_cents: FeeText,
    led_by: emptyOr(z.string()),
    answer_by: emptyOr(
      z.pipe(
        z
          .string()
          .check(z.refine((time) => fromLocalTime(time, timeZone) !== null, messages.timeSkipped)),
        z.transform((time: string) => fromLocalTime(time, timeZone)?.toISOString() ?? null),
      ),
    ),
    trial_until: emptyOr(z.string()),
  });
export type CheckedDetails = z.output<ReturnType<typeof detailsSchema>>;

/** The fields that were changed. */
export function detailsChanges(
  { trial_until, ...checked }: CheckedDetails,
  dirty: Partial<Readonly<Record<keyof DetailsValues, boolean>>>,
) {
  const given = trial_until === null ? checked : { ...checked, trial_until };
  const changed = Object.entries(given).filter(([name]) => dirty[name as keyof DetailsValues]);
  return Object.fromEntries(changed) as Partial<typeof checked & { trial_until: string }>;
}
