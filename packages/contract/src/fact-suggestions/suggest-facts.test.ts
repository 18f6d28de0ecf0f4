import { expect, it } from 'vitest';
import { suggestFacts } from './suggest-facts.ts';

const read = (text: string) =>
  Object.fromEntries(suggestFacts([text]).map(({ fact, value }) => [fact, value]));

it.each([
  ['She loves our toddlers.', { kid_friendly: true }],
  [
    'Good with dogs, cats, and kids',
    { kid_friendly: true, dog_friendly: true, cat_friendly: true },
  ],
  ['He gets along well with other cats!', { cat_friendly: true }],
  ['Biscuit does great with all other dogs.', { dog_friendly: true }],
  ['Very kid-friendly', { kid_friendly: true }],
  ['Loves kids and gets along with other cats', { kid_friendly: true, cat_friendly: true }],
  ['A real couch potato.', { energy_level: 'Calm' }],
  ['He is a high-energy boy', { energy_level: 'VeryActive' }],
  ['Would make a great lap cat', { energy_level: 'LapPet' }],
  ['She needs an experienced handler.', { experience_level: 'Advanced' }],
  ['A perfect pet for a first-time owner', { experience_level: 'Beginner' }],
  ['Energy Level: moderate', { energy_level: 'Moderate' }],
  ['He will play with dogs and kids', { dog_friendly: true, kid_friendly: true }],
  ['Ari is a young cat who is good with other cats.', { cat_friendly: true }],
  ['I get along with people, gentle kids, with other dogs', { dog_friendly: true }],
  ['She loves people (including kids)', { kid_friendly: true }],
  ['He is hypoallergenic', { allergy_friendly: true }],
])('B2.10 suggests facts from "%s"', (text, facts) => expect(read(text)).toEqual(facts));

it.each([
  ['Not good with cats', { cat_friendly: false }],
  ['She doesn’t get along with other dogs.', { dog_friendly: false }],
  ['Loves dogs but not cats', { dog_friendly: true, cat_friendly: false }],
  ['Loves people and other dogs, but not cats.', { dog_friendly: true, cat_friendly: false }],
  ['No cats.', { cat_friendly: false }],
  ['He wants a home without kids', { kid_friendly: false }],
  ['Dislikes cats', { cat_friendly: false }],
  ['This breed is not hypoallergenic', { allergy_friendly: false }],
  ['Not cat friendly', { cat_friendly: false }],
])('B2.10 understands the negation in "%s"', (text, facts) => expect(read(text)).toEqual(facts));

it.each([
  'Gets along great with older kids',
  'Likes kittens, but not all the other cats',
  'Good with most dogs',
  'She has never been around cats before',
  'Not cat tested, may be good with cats',
  'Good with Dogs: Unknown',
  'Good with cats: no',
  'Families who play with dogs',
  'Needs another dog to play with',
  'We love dogs',
  'For people who love cats',
  'He is no ordinary house cat',
  'We currently have no other dogs available',
  'While not a lap cat, Lucy loves sleeping',
  'Not a couch potato',
  'He loves cat toys',
  'Eats hypoallergenic food',
  'We are an experienced home',
  'Would love another dog',
  'If you are good with dogs, come by',
  'Not only good with cats',
  'Does he like other cats?',
  'Would probably do best in a home without kids',
  'Good with constructor',
  'Good with Children:…',
  'She would prefer to be in a home without cats',
])('B2.10 suggests nothing from "%s"', (text) => expect(read(text)).toEqual({}));

it('B2.10 gives the sentence, and leaves out a fact about which two sentences differ', () => {
  expect(suggestFacts(['Meet Rex. He is good with cats! Come by.', null])).toEqual([
    { fact: 'cat_friendly', value: true, sentence: 'He is good with cats!' },
  ]);
  expect(suggestFacts(['Good with cats.', 'Not good with cats.'])).toEqual([]);
});
