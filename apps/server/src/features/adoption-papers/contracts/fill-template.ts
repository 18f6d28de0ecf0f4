import {
  type ContractFieldValues,
  fillContract,
} from '@pawmatch/contract/adoption-papers/contract-fields';
import { type Language, readLanguage } from '@pawmatch/contract/languages';
import { wordsIn } from '@pawmatch/contract/own-words';
import { inLanguage } from '../../../platform/language/language.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { languageOf } from '../../users/user-language.ts';
import type { PaperAdoption } from '../paper-adoption.repository.ts';
import { contractFieldValues } from './contract-field-values.ts';
import type { TemplateDetails } from './contract-templates.repository.ts';

interface FilledTemplate {
  /** The template as it was chosen. */
  template: string;
  language: Language;
  fields: ContractFieldValues;
  /** With these fields, but for some that are given. */
  fill: (given?: Partial<ContractFieldValues>) => string;
}

/**
 * The contract of an adoption in the language of the adopter's account if the template has a text for it, else in the
 * one in which the shelter wrote it. @param now the date of the contract
 */
export function fillTemplate(
  { text, language, translations }: TemplateDetails,
  paper: PaperAdoption,
  shelter: KnownShelter,
  now: Date,
): FilledTemplate {
  const own = readLanguage(language);
  const reader = paper.user ? languageOf(paper.user) : own;
  const chosen = wordsIn(reader, { words: { text }, language: own, translations });
  const fields = inLanguage(chosen.language, () => contractFieldValues(paper, shelter, now));
  return {
    template: chosen.words.text,
    language: chosen.language,
    fields,
    fill: (given) =>
      inLanguage(chosen.language, () => fillContract(chosen.words.text, { ...fields, ...given })),
  };
}
