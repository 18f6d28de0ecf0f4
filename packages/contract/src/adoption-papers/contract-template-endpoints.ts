import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Timestamp } from '../id.ts';
import { LanguageChoice, translationsInput, translationsOf } from '../own-words-schemas.ts';
import { requiredText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { findFieldProblem } from './contract-fields.ts';
import { contractInputMessages } from './contract-input-messages.ts';
import { MAX_CONTRACT_LENGTH, MAX_CONTRACT_YEARS } from './contract-values.ts';

/** See `parseContract` for the formatting. */
export const ContractText = requiredText(MAX_CONTRACT_LENGTH, () => fieldNames.contract).check(
  (context) => {
    const message = findFieldProblem(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  },
);

/** `version` 0 is the one that every shelter begins with; then `changed_at` and `changed_by` are null. */
export const ContractTemplate = z.object({
  version: z.int(),
  text: z.string(),
  /** In which it was written. */
  language: LanguageChoice,
  translations: translationsOf(z.object({ text: z.string() })),
  changed_at: z.nullable(Timestamp),
  changed_by: z.nullable(z.string()),
  /** For how long signed contracts are kept. */
  contract_years: z.int(),
});
export type ContractTemplate = z.infer<typeof ContractTemplate>;

const yearsError = { error: () => contractInputMessages.years({ max: MAX_CONTRACT_YEARS }) };

export const getContractTemplate = defineEndpoint({
  method: 'GET',
  path: '/admin/contract-template',
  access: 'settings.edit',
  summary: 'The text that contracts are made of',
  output: ContractTemplate,
});

export const saveContractTemplate = defineEndpoint({
  method: 'POST',
  path: '/admin/contract-template',
  access: 'settings.edit',
  summary: 'Write the next version of the text; contracts that were made keep theirs',
  body: z.object({
    text: ContractText,
    translations: z._default(translationsInput(z.object({ text: ContractText })), {}),
    /** The version that the text was written from; another one is a conflict. */
    expected_version: z.int(),
  }),
  status: 201,
  output: ContractTemplate,
});

export const saveContractYears = defineEndpoint({
  method: 'PUT',
  path: '/admin/contract-years',
  access: 'settings.edit',
  summary: 'Set for how many years signed contracts are kept',
  body: z.object({
    contract_years: z
      .int(yearsError)
      .check(z.minimum(1, yearsError), z.maximum(MAX_CONTRACT_YEARS, yearsError)),
  }),
  output: ContractTemplate,
});
