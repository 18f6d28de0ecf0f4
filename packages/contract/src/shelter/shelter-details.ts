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

/** The paper of contracts, receipts and care sheets. */
export const paperSizes = ['letter', 'a4'] as const;
export type PaperSize = (typeof paperSizes)[number];
export const PaperSizeChoice = z.enum(paperSizes, {
  error: () => shelterInputMessages.choosePaperSize,
});

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
  /** Unchanged without it. */
  paper_size: z.optional(PaperSizeChoice),
  visiting: VisitingRulesInput,
});
export type ShelterDetails = z.output<typeof ShelterDetails>;
