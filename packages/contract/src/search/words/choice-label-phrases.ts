import type { YesNoFilter } from '../../pets/facts/pet-fact-kinds.ts';
import { choiceFactNames, petFacts, yesNoFilterNames } from '../../pets/facts/pet-facts.ts';
import type { SearchTable } from '../search-language.ts';

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

/** What people call facts in English, also where labels are in another language. */
const otherNames =
  'species, age group, sex, size, energy level, hair length, experience level, age, gender, energy, activity level, coat, coat length, hair, experience, weight, breed, color, kind, time alone, children';

/** That a fact with choices may have any of them: "any size", "age does not matter". */
const factNames = [
  ...choiceFactNames.map((name) => name.replaceAll('_', ' ')),
  ...otherNames.split(', '),
];
const anyValues = factNames.map(
  (name) =>
    `any ${name}, no matter the ${name}, ${['doesnt', 'does not', 'dont', 'do not'].map((not) => `${name} ${not} matter`).join(', ')}`,
);

export const anyPhrases: SearchTable[number] = ['any', anyValues.join(', ')];

/** "any size but small" */
export const anyButPhrases: SearchTable[number] = [
  'not',
  factNames.flatMap((name) => [`any ${name} but`, `any ${name} except`]).join(', '),
];
