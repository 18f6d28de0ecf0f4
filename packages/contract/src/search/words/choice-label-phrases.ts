import type { YesNoFilter } from '../../pets/facts/pet-fact-kinds.ts';
import {
  type ChoiceFactName,
  choiceFactNames,
  petFacts,
  yesNoFilterNames,
} from '../../pets/facts/pet-facts.ts';
import { eachBefore } from '../phrases/each-before.ts';
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
const anyValues = factNames.flatMap(namesOfFact).flatMap((name) => [
  eachBefore(
    `any, all, either, whatever, whichever, regardless of, regardless of the, irrespective of, no matter the, no matter what, open to any, flexible on, not picky about,
       not picky on, no preference on, no preference for, dont care about, dont care about the, dont care what, do not care about, doesnt matter what`,
    `${name}, ${name}s`,
  ),
  eachBefore(
    name,
    `doesnt matter, does not matter, dont matter, do not matter, isnt important, is not important, not important, unimportant, irrelevant, is irrelevant, isnt an issue,
       not an issue, is flexible, flexible, is open, no object`,
  ),
  `no ${name} preference`,
]);

/** That somebody wishes nothing, without a fact. */
const NO_PREFERENCE = 'no preference, no preferences, no pref, not picky, anything goes';

export const anyPhrases: SearchTable[number] = ['any', [...anyValues, NO_PREFERENCE].join(', ')];

/** "any size but small", with the fact of which anything else is not meant: "any size but calm". */
export const anyButPhrases = factNames.map((fact): SearchTable[number] => [
  'not',
  namesOfFact(fact)
    .flatMap((name) => [`any ${name} but`, `any ${name} except`])
    .join(', '),
  fact === 'others' ? {} : { [fact]: [] },
]);
