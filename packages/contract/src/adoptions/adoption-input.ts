import * as z from 'zod/mini';
import { Email, FullName, PhoneNumber } from '../auth/account-fields.ts';
import { hasPlausibleYear, PlausibleDay } from '../day.ts';
import { Id } from '../id.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { ExpectedVersion } from '../version.ts';
import { adoptionInputMessages } from './adoption-input-messages.ts';
import { MAX_ADOPTION_MESSAGE, MAX_FEE_CENTS } from './adoption-values.ts';

const feeError = { error: () => adoptionInputMessages.fee };

/** In cents. */
export const FeeCents = z
  .int(feeError)
  .check(z.minimum(0, feeError), z.maximum(MAX_FEE_CENTS, feeError));

const Message = optionalText(MAX_ADOPTION_MESSAGE, () => fieldNames.adoptionMessage);

/** "I would like to adopt", by the adopter; of a pair, both. */
export const AdoptionWish = z.object({ pet_id: Id, message: z.optional(Message) });

/** By staff: for a visit, for an account, or for somebody at the desk. */
export const NewAdoption = z
  .object({
    pet_id: Id,
    visit_id: z.optional(z.nullable(Id)),
    user_id: z.optional(z.nullable(Id)),
    full_name: z.optional(z.nullable(FullName)),
    email: z.optional(z.nullable(Email)),
    phone_number: z.optional(z.nullable(PhoneNumber)),
    fee_cents: z.optional(z.nullable(FeeCents)),
    /** Only the named pet of a pair. */
    is_apart: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ visit_id, user_id, full_name }) => Boolean(visit_id ?? user_id ?? full_name), {
      path: ['full_name'],
      error: () => adoptionInputMessages.chooseAdopter,
    }),
  );

/** Fields that are left out stay unchanged. */
export const AdoptionChanges = z.object({
  fee_cents: z.optional(z.nullable(FeeCents)),
  second_name: z.optional(z.nullable(FullName)),
  second_email: z.optional(z.nullable(Email)),
  answer_by: z.optional(z.nullable(z.iso.datetime({ offset: true }).check(hasPlausibleYear))),
  trial_until: z.optional(PlausibleDay),
  /** Only of an adopter without an account. */
  full_name: z.optional(FullName),
  email: z.optional(z.nullable(Email)),
  phone_number: z.optional(z.nullable(PhoneNumber)),
  /** Null for nobody. */
  led_by: z.optional(z.nullable(Id)),
  expected_version: ExpectedVersion,
});

/** A step of an adoption, see `adoptionSteps`. */
export const AdoptionStepInput = z.object({
  action: z.enum([
    'check',
    'approve',
    'start_trial',
    'complete',
    'decline',
    'withdraw',
    'reopen',
    'undo',
  ]),
  /** Of `start_trial`, today or later; see `lastTrialDay` for the day without it. */
  trial_until: z.optional(PlausibleDay),
  /** Of `complete`, by a manager: why it is closed although care rules of the shelter are in the way. */
  despite: z.optional(optionalText(300, () => fieldNames.theReason)),
  /** Of `complete`: the day of an adoption that is recorded later; now by default. */
  adopted_on: z.optional(PlausibleDay),
  expected_version: ExpectedVersion,
});
