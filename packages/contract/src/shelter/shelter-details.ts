import * as z from 'zod/mini';
import { Email } from '../auth/account-fields.ts';
import { LanguageChoice } from '../own-words-schemas.ts';
import { optionalLine, optionalText, requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { VisitingRulesInput } from '../visits/times/visiting-rules-input.ts';
import { isTimeZone } from '../zoned-time.ts';
import { shelterInputMessages } from './shelter-input-messages.ts';

const optionalEmail = z.union([
  z.pipe(
    z.nullable(z.string().check(z.refine((text) => text.trim() === ''))),
    z.transform(() => null),
  ),
  Email,
]);

/** The settings as staff send them. */
export const ShelterDetails = z.object({
  name: requiredLine(100, () => fieldNames.name),
  address: optionalText(300, () => fieldNames.address),
  phone: optionalLine(50, () => fieldNames.telephone),
  email: optionalEmail,
  /** As text for emails and pages. */
  hours: optionalText(200, () => fieldNames.openingHours),
  time_zone: z
    .string()
    .check(z.refine(isTimeZone, { error: () => shelterInputMessages.noSuchTimeZone })),
  /** In which staff write; unchanged without it. */
  language: z.optional(LanguageChoice),
  visiting: VisitingRulesInput,
});
export type ShelterDetails = z.output<typeof ShelterDetails>;
