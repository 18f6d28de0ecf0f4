import * as z from 'zod/mini';
import { adoptionInputMessages } from '../adoptions/adoption-input-messages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { adoptionChecks, checkResults, MAX_CHECK_NOTE } from './adoption-check-values.ts';

/** Nothing decides by them: staff do. */
export const AdoptionCheck = z.object({
  check: z.enum(adoptionChecks),
  /** Null until somebody has checked. */
  result: z.nullable(z.enum(checkResults)),
  /** For staff only. */
  note: z.nullable(z.string()),
  /** Null as long as nothing is recorded, and after the colleague left. */
  by: z.nullable(z.string()),
  at: z.nullable(Timestamp),
});
export type AdoptionCheck = z.infer<typeof AdoptionCheck>;

export const listAdoptionChecks = defineEndpoint({
  method: 'GET',
  path: '/admin/adoptions/:id/checks',
  access: 'adoptions.read',
  journal: 'adoption',
  summary: 'All checks of an adoption, also those that nobody has made yet',
  params: ById,
  output: z.array(AdoptionCheck),
});

export const recordAdoptionCheck = defineEndpoint({
  method: 'PUT',
  path: '/admin/adoptions/:id/checks/:check',
  access: 'adoptions.edit',
  summary: 'Record the result of a check, or null to take it back',
  params: z.object({ id: Id, check: z.enum(adoptionChecks) }),
  body: z.object({
    result: z.nullable(z.enum(checkResults, { error: () => adoptionInputMessages.chooseResult })),
    note: z._default(
      optionalText(MAX_CHECK_NOTE, () => fieldNames.theNote),
      null,
    ),
  }),
  output: z.array(AdoptionCheck),
});
