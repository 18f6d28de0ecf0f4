import type { YesNoFilter } from '../pets/pet-fact-kinds.ts';
import { petFacts, yesNoFilterNames } from '../pets/pet-facts.ts';
import type { FacetName, FacetValue } from '../pets/pet-filter-values.ts';

/** What words ask of a pet. */
export type Values = { [Name in FacetName]?: readonly FacetValue<Name>[] };

const dog: Values = { species: ['Dog'] };
const cat: Values = { species: ['Cat'] };
const puppy: Values = { species: ['Dog'], age_group: ['Baby'] };
const kitten: Values = { species: ['Cat'], age_group: ['Baby'] };
const children: Values = { good_with: ['children'] };
const dogs: Values = { good_with: ['dogs'] };
const cats: Values = { good_with: ['cats'] };
const small: Values = { size: ['Small'] };
const large: Values = { size: ['Large', 'ExtraLarge'] };
const calm: Values = { energy_level: ['LapPet', 'Calm'] };
const active: Values = { energy_level: ['VeryActive'] };
const senior: Values = { age_group: ['Senior'] };
const houseTrained: Values = { trait: ['HouseTrained'] };
const litterTrained: Values = { trait: ['LitterTrained'] };
const allergyFriendly: Values = { allergy_friendly: ['true'] };
const specialNeeds: Values = { special_needs: ['true'] };
const beginner: Values = { experience_level: ['Beginner'] };

/** What the choices of a fact are called, such as "allergy friendly". */
const labelsOfFacts = yesNoFilterNames.flatMap((name): [string, Values][] => {
  const { yes, no }: YesNoFilter = petFacts[name].filter;
  const means = (label: string, value: 'true' | 'false'): [string, Values] => [
    label.toLowerCase(),
    { [name]: [value] },
  ];
  return [means(yes, 'true'), ...(no === undefined ? [] : [means(no, 'false')])];
});

/** "good with", "likes" and the like, before whom a pet gets along with. */
const withCompanions = (names: string[], values: Values): [string, Values][] =>
  names.flatMap((name) =>
    [
      `good with ${name}`,
      `great with ${name}`,
      `ok with ${name}`,
      `fine with ${name}`,
      `safe with ${name}`,
      `gets along with ${name}`,
      `get along with ${name}`,
      `lives with ${name}`,
      `likes ${name}`,
      `like ${name}`,
      `loves ${name}`,
      `friendly with ${name}`,
      `good around ${name}`,
      `safe for ${name}`,
      `good for ${name}`,
    ].map((phrase): [string, Values] => [phrase, values]),
  );

/** What English words and phrases say about pets. The longest phrase counts. */
export const phrases = new Map<string, Values>([
  ...labelsOfFacts,
  ['dog', dog],
  ['dogs', dog],
  ['doggy', dog],
  ['doggo', dog],
  ['cat', cat],
  ['cats', cat],
  ['kitty', cat],
  ['puppy', puppy],
  ['puppies', puppy],
  ['pup', puppy],
  ['pups', puppy],
  ['kitten', kitten],
  ['kittens', kitten],
  ['young', { age_group: ['Young'] }],
  ['adult', { age_group: ['Adult'] }],
  ['senior', senior],
  ['seniors', senior],
  ['old', senior],
  ['older', senior],
  ['elderly', senior],
  // An age in years is searched as it stands in a description.
  ...['year old', 'years old', 'yr old', 'month old', 'months old'].map((age): [string, Values] => [
    age,
    {},
  ]),
  ['male', { sex: ['Male'] }],
  ['female', { sex: ['Female'] }],
  ['small', small],
  ['little', small],
  ['medium', { size: ['Medium'] }],
  ['medium sized', { size: ['Medium'] }],
  ['medium size', { size: ['Medium'] }],
  ['mid sized', { size: ['Medium'] }],
  ['large', large],
  ['big', large],
  ['extra large', { size: ['ExtraLarge'] }],
  ['giant', { size: ['ExtraLarge'] }],
  ['xl', { size: ['ExtraLarge'] }],
  ['huge', { size: ['ExtraLarge'] }],
  ['calm', calm],
  ['quiet', calm],
  ['mellow', calm],
  ['relaxed', calm],
  ['laid back', calm],
  ['lazy', calm],
  ['easygoing', calm],
  ['easy going', calm],
  ['low energy', calm],
  ['lap dog', { ...dog, energy_level: ['LapPet'] }],
  ['lap cat', { ...cat, energy_level: ['LapPet'] }],
  ['couch potato', calm],
  ['active', active],
  ['very active', active],
  ['energetic', active],
  ['high energy', active],
  ['playful', { energy_level: ['Moderate', 'VeryActive'] }],
  ['short hair', { hair_length: ['Short'] }],
  ['short haired', { hair_length: ['Short'] }],
  ['short coat', { hair_length: ['Short'] }],
  ['medium hair', { hair_length: ['Medium'] }],
  ['long hair', { hair_length: ['Long'] }],
  ['long haired', { hair_length: ['Long'] }],
  ['long coat', { hair_length: ['Long'] }],
  ['fluffy', { hair_length: ['Long'] }],
  // Names of breeds, which stay words.
  ['domestic short hair', {}],
  ['domestic short haired', {}],
  ['domestic medium hair', {}],
  ['domestic long hair', {}],
  ['cattle dog', {}],
  ['mountain dog', {}],
  ['sheep dog', {}],
  ['eskimo dog', {}],
  ['carolina dog', {}],
  ['prairie dog', {}],
  ['hot dog', {}],
  ['old english sheepdog', {}],
  ['old english', {}],
  ['canaan dog', {}],
  ['hypoallergenic', allergyFriendly],
  ['hypo allergenic', allergyFriendly],
  ['for allergies', allergyFriendly],
  ['with allergies', allergyFriendly],
  ['special needs', specialNeeds],
  ['disabled', specialNeeds],
  ['house trained', houseTrained],
  ['housetrained', houseTrained],
  ['house broken', houseTrained],
  ['housebroken', houseTrained],
  ['potty trained', houseTrained],
  ['litter trained', litterTrained],
  ['litter box trained', litterTrained],
  ['uses litter box', litterTrained],
  ['for beginners', beginner],
  ['beginner', beginner],
  ['for a beginner', beginner],
  ['first time owner', beginner],
  ['for first time owners', beginner],
  ['easy', beginner],
  ['kid friendly', children],
  ['child friendly', children],
  ['family friendly', children],
  ['for families', children],
  ['for a family', children],
  ['for family', children],
  ['for kids', children],
  ['with kids', children],
  ['with children', children],
  ['family dog', { ...dog, ...children }],
  ['family cat', { ...cat, ...children }],
  ['family pet', children],
  ['dog friendly', dogs],
  ['cat friendly', cats],
  ['with other dogs', dogs],
  ['with other cats', cats],
  ['pet friendly', { good_with: ['dogs', 'cats'] }],
  ['good with other pets', { good_with: ['dogs', 'cats'] }],
  ['good with pets', { good_with: ['dogs', 'cats'] }],
  ['good with animals', { good_with: ['dogs', 'cats'] }],
  ...withCompanions(
    [
      'kids',
      'kid',
      'children',
      'a child',
      'child',
      'toddlers',
      'babies',
      'small children',
      'my kids',
    ],
    children,
  ),
  ...withCompanions(['dogs', 'other dogs', 'a dog', 'dog', 'my dog'], dogs),
  ...withCompanions(['cats', 'other cats', 'a cat', 'cat', 'my cat'], cats),
  ['good with kids and dogs', { good_with: ['children', 'dogs'] }],
  ['good with dogs and kids', { good_with: ['children', 'dogs'] }],
  ['good with kids and cats', { good_with: ['children', 'cats'] }],
  ['good with cats and kids', { good_with: ['children', 'cats'] }],
  ['good with dogs and cats', { good_with: ['dogs', 'cats'] }],
  ['good with cats and dogs', { good_with: ['dogs', 'cats'] }],
]);

/** Words that are also names of pets: they count only beside others. */
export const ambiguous = new Map<string, Values>([
  ['baby', { age_group: ['Baby'] }],
  ['babies', { age_group: ['Baby'] }],
  ['boy', { sex: ['Male'] }],
  ['girl', { sex: ['Female'] }],
  ['tiny', small],
  ['lab', {}],
]);

/** Before a phrase, they turn it round, so that it is left as it is. */
export const negations = new Set([
  'no',
  'not',
  'without',
  'never',
  'isnt',
  'dont',
  'hates',
  'dislikes',
]);

/** Words that say nothing about a pet. */
export const fillers = new Set(
  `a an the and or for with that who which is are in of to my our me i we am want wants need needs looking
   look find something someone some any anything please like likes very really pet pets animal animals
   around at home house friend companion nice good apartment flat condo`.split(/\s+/),
);

/** Dropped wherever another word stands beside them. */
export const connectors = new Set(['a', 'an', 'the', 'and', 'or', 'for', 'with', 'of', 'in']);
