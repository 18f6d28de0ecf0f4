import type { YesNoFilter } from '../pets/pet-fact-kinds.ts';
import { choiceFactNames, petFacts, yesNoFilterNames } from '../pets/pet-facts.ts';
import type { SearchTable } from './search-language.ts';

/** What the choices of a fact are called in English, such as "allergy friendly". */
export const choiceLabels = yesNoFilterNames.flatMap((name): SearchTable[number][] => {
  const { yes, no }: YesNoFilter = petFacts[name].filter;
  const means = (words: string, value: 'true' | 'false'): SearchTable[number] => [
    'value',
    words,
    { [name]: [value] },
  ];
  return [means(yes, 'true'), ...(no === undefined ? [] : [means(no, 'false')])];
});

/** What people call facts besides their names in the contract. */
const otherNames =
  'age, time alone, children, gender, energy, activity level, coat, coat length, hair, experience, weight, breed, color, kind';

/** That a fact with choices may have any of them: "any size", "age does not matter". */
const anyValues = [
  ...choiceFactNames.map((name) => name.replaceAll('_', ' ')),
  ...otherNames.split(', '),
].map(
  (name) =>
    `any ${name}, no matter the ${name}, ${['doesnt', 'does not', 'dont', 'do not'].map((not) => `${name} ${not} matter`).join(', ')}`,
);

export const anyPhrases: SearchTable[number] = ['any', anyValues.join(', ')];
