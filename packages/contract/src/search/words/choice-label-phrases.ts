import type { YesNoFilter } from '../../pets/facts/pet-fact-kinds.ts';
import {
  type ChoiceFactName,
  choiceFactNames,
  petFacts,
  yesNoFilterNames,
} from '../../pets/facts/pet-facts.ts';
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
const otherNames: Readonly<Partial<Record<ChoiceFactName | 'others', string>>> = {
  age_group: 'age',
  sex: 'gender',
  size: 'weight',
  energy_level: 'energy, activity level',
  hair_length: 'coat, coat length, hair',
  experience_level: 'experience',
  others: 'breed, color, kind, time alone, children',
};

/** That a fact with choices may have any of them: "any size", "age does not matter". */
const namesOfFact = (name: ChoiceFactName | 'others'): string[] => [
  ...(name === 'others' ? [] : [name.replaceAll('_', ' ')]),
  ...(otherNames[name]?.split(', ') ?? []),
];
const factNames = [...choiceFactNames, 'others' as const];
const anyValues = factNames
  .flatMap(namesOfFact)
  .map(
    (name) =>
      `any ${name}, no matter the ${name}, ${['doesnt', 'does not', 'dont', 'do not'].map((not) => `${name} ${not} matter`).join(', ')}`,
  );

export const anyPhrases: SearchTable[number] = ['any', anyValues.join(', ')];

/** "any size but small", with the fact of which anything else is not meant: "any size but calm". */
export const anyButPhrases = factNames.map((fact): SearchTable[number] => [
  'not',
  namesOfFact(fact)
    .flatMap((name) => [`any ${name} but`, `any ${name} except`])
    .join(', '),
  fact === 'others' ? {} : { [fact]: [] },
]);
