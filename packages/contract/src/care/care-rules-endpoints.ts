import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { CareNeed, CareRule, CareStep, PetBlock } from '../pets/care/care-rule.ts';
import { MAX_CARE_RULES } from '../pets/care/readiness.ts';
import { careInputMessages } from './care-input-messages.ts';
import { CareKind } from './care-item.ts';

const Rules = z.array(CareRule).check(
  z.maxLength(MAX_CARE_RULES, {
    error: () => careInputMessages.tooManyRules({ max: MAX_CARE_RULES }),
  }),
  z.refine((rules) => new Set(rules.map(({ need }) => need)).size === rules.length, {
    error: () => careInputMessages.ruleTwice,
  }),
);

export const CareRules = z.object({
  /** 0 before the first change. */
  version: z.int(),
  rules: z.array(CareRule),
  /** How many pets in care are blocked now. */
  blocked: z.object({ showing: z.int(), booking: z.int(), leaving: z.int() }),
});
export type CareRules = z.infer<typeof CareRules>;

export const getCareRules = defineEndpoint({
  method: 'GET',
  path: '/admin/care/rules',
  access: 'care.read',
  summary:
    'What must be true of a pet before it is shown, booked or leaves; at first all rules are off',
  output: CareRules,
});

export const saveCareRules = defineEndpoint({
  method: 'PUT',
  path: '/admin/care/rules',
  access: 'care.edit',
  summary: 'Replace the rules; the public lists follow at once',
  body: z.object({
    rules: Rules,
    /** The version that the rules were changed from; another one is a conflict. */
    expected_version: z.int({ error: () => careInputMessages.ruleVersion }),
  }),
  output: CareRules,
});

export const listBlockedPets = defineEndpoint({
  method: 'GET',
  path: '/admin/care/blocked',
  access: 'care.read',
  summary: "The pets that do not meet the shelter's rules, for marks in lists",
  output: z.array(z.object({ pet_id: Id, blocks: z.array(PetBlock) })),
});

/** One rule that is on, as it stands for a pet. */
export const PetNeed = z.object({
  need: CareNeed,
  /** Of a plan. */
  name: z.nullable(z.string()),
  /** True where it is met, false where it is known not to be, null where nobody has written it down. */
  is_met: z.nullable(z.boolean()),
  /** What it blocks now; empty where it is met. */
  blocks: z.array(CareStep),
  /** The care that meets it, with the item that is due already; null for what no care meets. */
  care: z.nullable(
    z.object({
      item_id: z.nullable(Id),
      kind: CareKind,
      title: z.string(),
      /** It was done, and its result comes later. */
      awaits_result: z.boolean(),
    }),
  ),
});
export type PetNeed = z.infer<typeof PetNeed>;

export const listNeedsOfPet = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:id/needs',
  access: 'care.read',
  summary: "What the shelter's rules ask of a pet, whether it is met, and what it blocks",
  params: ById,
  output: z.array(PetNeed),
});
