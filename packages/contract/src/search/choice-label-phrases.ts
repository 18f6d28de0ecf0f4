import type { YesNoFilter } from '../pets/pet-fact-kinds.ts';
import { petFacts, yesNoFilterNames } from '../pets/pet-facts.ts';
import type { SearchTable } from './search-language.ts';

/** What the choices of a fact are called, such as "allergy friendly". */
export const choiceLabels = yesNoFilterNames.flatMap((name): SearchTable[number][] => {
  const { yes, no }: YesNoFilter = petFacts[name].filter;
  const means = (label: string, value: 'true' | 'false'): SearchTable[number] => [
    'value',
    label.toLowerCase(),
    { [name]: [value] },
  ];
  return [means(yes, 'true'), ...(no === undefined ? [] : [means(no, 'false')])];
});
