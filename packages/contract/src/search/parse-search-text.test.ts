import { describe, expect, it, vi } from 'vitest';
import { petFactMessages } from '../pets/facts/pet-fact-messages.ts';
import { choiceFactNames } from '../pets/facts/pet-facts.ts';
import { applySearchText, parseSearchText } from './parse-search-text.ts';
import { english } from './phrases/english-phrases.ts';
import { languageOfSearch } from './phrases/language-of-search.ts';
import { spanish } from './phrases/spanish-phrases.ts';
import { heldPlainSearches } from './testing/held-plain-searches.ts';
import { misspeltSearches } from './testing/misspelt-searches.ts';
import { plainSearches } from './testing/plain-searches.ts';

const chips = (search: string) =>
  parseSearchText(search)
    .choices.map(({ name, value }) => `${name}=${value}`)
    .join(' ');

describe('parseSearchText', () => {
  it('B7.05 that a fact may be anything is understood, and asks nothing', () => {
    for (const name of [
      ...choiceFactNames.map((it) => petFactMessages[it].label),
      'age',
      'gender',
    ]) {
      for (const words of [`any ${name}`, `${name} does not matter`, `${name} doesn’t matter`]) {
        const { choices, left } = parseSearchText(`${words}, dog`);
        expect([choices, left], words).toEqual([[{ name: 'species', value: 'Dog' }], []]);
        expect(parseSearchText(words).left, words).toEqual([]);
      }
    }
  });

  it.each([
    [
      'small calm dog good with kids',
      'size=Small energy_level=LapPet energy_level=Calm species=Dog good_with=children',
      '',
    ],
    ['pitbull puppy', 'species=Dog age_group=Baby', 'pitbull'],
    ['hypoallergenic dog', 'allergy_friendly=true species=Dog', ''],
    ['senior cat that likes dogs', 'age_group=Senior species=Cat good_with=dogs', ''],
    ['something small for an apartment', 'size=Small', 'apartment'],
    ['husky mix female', 'sex=Female', 'husky mix'],
    ['big fluffy dog', 'size=Large size=ExtraLarge hair_length=Long species=Dog', ''],
    ['Long-haired kitten', 'hair_length=Long species=Cat age_group=Baby', ''],
    ['domestic short hair', '', 'domestic short hair'],
    ['australian cattle dog', '', 'australian cattle dog'],
    ['a dog good with cats and kids', 'species=Dog good_with=children good_with=cats', ''],
    ['house-trained boy', 'trait=HouseTrained sex=Male', ''],
    ['two kids 5 and 8', 'good_with=children children_from=AnyAge', ''],
    [
      'dog ok w/ kids aged 7, 10',
      'species=Dog good_with=children children_from=AnyAge children_from=SchoolAge',
      '',
    ],
    ['kids five and eight', 'good_with=children children_from=AnyAge', ''],
    [
      'calm dog with kids aged eight, eleven and seventeen',
      'energy_level=LapPet energy_level=Calm species=Dog good_with=children children_from=AnyAge children_from=SchoolAge',
      '',
    ],
    ['good with kids and two dogs', 'good_with=children good_with=dogs', ''],
    [
      'for my kids, one calm dog',
      'good_with=children energy_level=LapPet energy_level=Calm species=Dog',
      '',
    ],
    ['5 8', '', '5 8'],
    ['Apollo 11', '', 'Apollo 11'],
    ['łódź straße søren 猫 acdc', '', 'łódź straße søren 猫 acdc'],
    ['doesn´t like cats 🐶 <b>', '', 'doesn´t like cats 🐶 <b>'],
    ['dog not good with kids', 'species=Dog', 'not good with kids'],
    ['Tiny', '', 'Tiny'],
    ['tiny puppy', 'size=Small species=Dog age_group=Baby', ''],
    ['the one', '', 'one'],
    ['poodle or boxer', '', 'poodle or boxer'],
    ['small poodle or boxer dog', 'size=Small species=Dog', 'poodle or boxer'],
    ['large or small or fluffy', 'size=Large size=ExtraLarge size=Small hair_length=Long', ''],
    ['lazy cat', 'energy_level=LapPet energy_level=Calm species=Cat', ''],
    ['2 year old cat', 'species=Cat age_group=Young', ''],
    ['xl dog', 'size=ExtraLarge species=Dog', ''],
    ['kittens that like dogs', 'species=Cat age_group=Baby good_with=dogs', ''],
    ['the', '', 'the'],
    ['Farmer', '', 'Farmer'],
    ['"small dog"', '', '"small dog"'],
    ['', '', ''],
  ])('B1.04 reads "%s" as %s and searches "%s"', (search, expected, text) => {
    expect(chips(search).split(' ').sort()).toEqual(expected.split(' ').sort());
    expect(parseSearchText(search).text).toBe(text);
  });

  it('S46 reads 5,000 characters of anything, and looks up few phrases', () => {
    const parts = [
      'good with ',
      'not ',
      'small ',
      'my ',
      'under 2 ',
      'que se lleve bien con ',
      'no ',
      'mi perro ',
      'tengo ',
      'menos de 2 ',
      '-',
      'é',
      ',',
      '🐕',
      '<b>',
      "'",
      '((',
    ];
    for (const part of parts) {
      const phrases = new Map(english.phrases);
      const get = vi.spyOn(phrases, 'get');
      const read = parseSearchText(part.repeat(5_000).slice(0, 5_000), { ...english, phrases });
      expect(read.choices.length + read.text.length, part).toBeLessThanOrEqual(5_010);
      expect(get.mock.calls.length, part).toBeLessThan(5_000);
    }
  });

  it.each(['5 ', '5, ', '5 and ', '2 years old and ', 'small ', 'my small ', 'kids, ', 'not '])(
    'S46 S81 looks up few phrases for "%s" again and again',
    (part) => {
      const phrases = new Map(english.phrases);
      const get = vi.spyOn(phrases, 'get');
      parseSearchText(part.repeat(60), { ...english, phrases });
      expect(get.mock.calls.length).toBeLessThan(5_000);
    },
  );

  it.each([
    'con ',
    'no ',
    'ni ',
    'mi perro ',
    'tengo un labrador ',
    'niños pequeños y ',
    'de 5 años y ',
    'departamento chico ',
    'que se quede solo ',
  ])('B5.02 B7.05 S46 S81 looks up few phrases for "%s" again and again', (part) => {
    const phrases = new Map(spanish.phrases);
    const get = vi.spyOn(phrases, 'get');
    parseSearchText(part.repeat(60), { ...spanish, phrases });
    expect(get.mock.calls.length).toBeLessThan(5_000);
  });
});

describe('languageOfSearch', () => {
  it('B5.02 B7.05 takes no English search for a Spanish one', () => {
    const searches = [...plainSearches, ...heldPlainSearches, ...misspeltSearches];
    const words = searches.map((line) => line.split(' => ')[0] ?? '');
    expect(words.filter((search) => languageOfSearch(search) !== english)).toEqual([]);
  });

  it.each([
    'no dogs, only cats',
    'come to me',
    'my son is 5',
    'has the dog once had a home',
    'tan dog with no tail',
    'sin city cat',
    'Mayor the dog',
    'pie the cat',
    'Solo',
    'Chico',
    'Nina',
    'Casa',
    'Grande',
    'El Guapo',
    'Bebe is a good girl',
    'toy poodle',
    'me and my amigo want a dog',
    'a dog as calm as can be',
  ])('B5.02 B7.05 reads "%s" as English', (search) => {
    expect(languageOfSearch(search)).toBe(english);
  });

  it.each([
    'perro',
    'gatitos',
    'niña',
    'mi mamá mayor',
    'un perro good with kids',
    'dog tranquilo',
  ])('B5.02 B7.05 reads "%s" as Spanish, too', (search) => {
    expect(languageOfSearch(search)).not.toBe(english);
  });

  it('B5.02 B7.05 reads English in which one word is Spanish as English', () => {
    expect(chips('my son wants a perro that is good with kids')).toBe(
      'good_with=children species=Dog',
    );
  });
});

it.each([
  ['PERRO pequeño', 'perro PEQUENO'],
  ['gata tranquila', 'gato hembra tranquilo'],
  ['cachorrito', 'cachorro'],
  ['con niños y con gatos', 'bueno con niños, gatos'],
])('B5.02 B7.05 reads "%s" as "%s"', (one, other) => {
  expect(chips(one).split(' ').sort()).toEqual(chips(other).split(' ').sort());
});

it.each([
  ['Gata Blanca que no arañe', 'Blanca no arañe'],
  ['perro para mi Abuelita', 'mi Abuelita'],
  ['caniche o boxer', 'caniche o boxer'],
  ['perro de raza Pastor Alemán', 'Pastor Alemán'],
])('B5.02 B7.05 leaves of "%s" the words "%s" as they were typed', (search, text) => {
  expect(parseSearchText(search).text).toBe(text);
});

it.each([
  ['calm lady cat', 'Calm Cat Female LapPet'],
  ['gtito bebe', 'Baby Cat'],
  ['poca experiencia con niños', 'Beginner'],
  ['never aggressive with kids, neither scared of nor mean to cats', 'cats children'],
  ['no dogs over 50 lbs, no older than 9', 'Adult Baby Dog Medium Small Young'],
  ['3 or younger, 20 lb limit', 'Adult Baby Small Young'],
  ["I'm allergic to long haired cats", 'true'],
  ['gets along with chickens and cats', 'cats'],
  ['my cat died, I want another', 'Cat'],
  ['I have a senior beagle and a cat', 'cats dogs'],
  ['our dog is 2 and very playful', 'dogs'],
  ['young guy wants a big dog', 'Dog ExtraLarge Large'],
  ['dog for disabled veteran', 'Dog'],
  ['any size but small', 'ExtraLarge Large Medium'],
  ['cat friendly with strangers', 'Cat'],
  ['perro pekeño para mi ija', 'Dog Small children'],
  ['medium or smaller', 'Medium Small'],
  ['no bigger than medium', 'Medium Small'],
  ['at least medium, adult and up', 'Adult ExtraLarge Large Medium Senior'],
  ['dog smaller than a lab', 'Dog Medium Small'],
  ['dog under 40', 'Dog Medium Small'],
  ['seventy pounds', 'Large'],
  ['big dogs scare me', 'Dog Medium Small'],
  ['cats not allowed', 'Dog'],
  ['house training not required, cat', 'Cat'],
  ['male or female, does not matter, cat', 'Cat'],
  ["dog, doesn't have to be good with cats", 'Dog'],
  ['dog and kid friendly', 'children dogs'],
  ['good with: dogs, cats', 'cats dogs'],
  ['quiet cat, older kids', 'Calm Cat LapPet children'],
  ['child free, kids are grown, cat', 'Cat'],
  ['small 2 bedroom apartment, cat', 'Cat'],
  ["I'm too old for a puppy", 'Adult Senior Young'],
  ['we have a couple of cats', 'cats'],
  ['perro mediano o más chico', 'Dog Medium Small'],
  ['me dan miedo los gatos', 'Dog'],
  ['los perros grandes me dan miedo', 'Dog Medium Small'],
  ['macho o hembra, no importa, gato', 'Cat'],
  ['my dog is large and hyper, need a small cat', 'Cat Small dogs'],
  ['foster mom to newborn kittens wants adult dog', 'Adult Dog cats'],
  ['I work with large animals and want a small dog', 'Dog Small'],
  ['my last dog was a huge male who died, now a small cat', 'Cat Small'],
  ['I have a lab, spayed female, very old. Want a male dog', 'Dog Male dogs'],
  ['quiet house, one old beagle, looking for a cat', 'Cat dogs'],
  ['dog, big yard, 1 cat', 'Dog cats'],
  ['active senior, walks a lot, wants a cat', 'Cat VeryActive'],
  ['must be female. Males mark in my house', 'Female'],
  ['cats freak out my dog so another dog', 'Dog dogs'],
  ['tengo un gato muy tranquilo y quiero una gata joven', 'Cat Female Young cats'],
  ['big dogs no, cats yes', 'Cat Dog Medium Small'],
  ['kids? no. adult dog', 'Adult Dog'],
  ['puppies are cute but too much for us', 'Adult Senior Young'],
  ['something between a kitten and a senior cat', 'Adult Cat Young'],
  ["I'd love a puppy but I have no time", 'Dog'],
  ['used to want big dogs, now I want small', 'Dog Small'],
  ['a big dog would pull me over so a small one', 'Dog Small'],
  ['never said no to a senior', ''],
  ['no small fluffy dogs', 'Dog'],
  ['no dogs with long hair', 'Dog Medium Short'],
  ['no pets over 25 lbs', 'Small'],
  ['not over 50 lbs and not under 20', 'Medium Small'],
  ['my landlord does not accept dogs', 'Cat'],
  ['no kids and with a cat', 'cats'],
  ['ni gatos ni cachorros', 'Adult Dog Senior Young'],
  ['dog. no wait, a calm cat', 'Calm Cat LapPet'],
  ['Pets: 1 cat. Size: small. Looking for: dog', 'Dog Small cats'],
  ['special needs are fine, cat', 'Cat'],
  ['not interested in cats, dogs only', 'Dog'],
  ['dog that can be left for a few hours', 'Dog FewHours WorkingDay'],
  ['dog ok being home from 8 to 5', 'Dog WorkingDay'],
  ['dog 8 months to 2 years', 'Dog Young'],
  ['my sisters cat lives with us, a dog', 'Dog cats'],
  ['mine is very playful, a cat', 'Cat'],
  ["cat for my mum, she's in a wheelchair", 'Cat'],
  ['perro que se quede solo mientras trabajo', 'Dog WorkingDay'],
  ['busco gato, digo perro chico', 'Dog Small'],
  ['perros grandes no, por favor', 'Dog Medium Small'],
])('B5.02 B7.05 reads "%s" as %s', (search, expected) => {
  const values = parseSearchText(search).choices.map(({ value }) => value);
  expect(values.sort((a, b) => (a < b ? -1 : 1)).join(' ')).toBe(expected);
});

it.each([
  ['no german shepherds', ''],
  ['anything but pit bulls or german shepherds', ''],
  ['no huskies, pit bulls, or rotties', ''],
  ['no huskies, golden retriever', 'golden retriever'],
  // Whether the last two are wanted, nobody can say.
  ['no huskies, beagle or boxer', ''],
  ["doesn't scratch or bite", ''],
  ['not a poodle or a boxer, but a pug', 'pug'],
  ['no quiero chihuahuas ni pastores alemanes', ''],
  ['a husky, scratch that, a lab', 'lab'],
  ['quisiera un husky pero mi depa es chico, mejor un gato', ''],
])('B7.05 of "%s" looks for "%s", and for nothing that is not wanted', (search, text) => {
  const wanted = parseSearchText(search).left.filter(({ use }) => use === 'text');
  expect(wanted.map((words) => words.text).join(' ')).toBe(text);
});

it.each([
  ['dgo', 'species=Dog'],
  ['cta', 'species=Cat'],
  ['small dogg', 'size=Small species=Dog'],
  ['catt', 'species=Cat'],
  ['chat', ''],
  ['dog in ct', 'species=Dog'],
])(
  'B1.03 of short words, swapped and doubled letters are corrected: "%s" is %s',
  (search, expected) => {
    expect(chips(search)).toBe(expected);
  },
);

it('B1.04 adds what the words say to the other filters, each once', () => {
  const filters = { species: ['Dog'], q: 'small dog biscuit' } as const;
  expect(applySearchText(filters)).toEqual({ species: ['Dog'], size: ['Small'], q: 'biscuit' });
  expect(applySearchText({ q: 'dog' })).toEqual({ species: ['Dog'] });
});

it('B7.05 a species in the words replaces the one before, and other filters stay', () => {
  const filters = { species: ['Dog'], size: ['Small'] } as const;
  expect(applySearchText({ ...filters, q: 'calm cat' })).toMatchObject({
    species: ['Cat'],
    size: ['Small'],
  });
  expect(applySearchText({ ...filters, q: 'calm' })).toMatchObject({ species: ['Dog'] });
  expect(applySearchText({ species: ['Dog'], q: 'cat or dog' })).toEqual({
    species: ['Cat', 'Dog'],
  });
});
