import type { PetFactValues } from '../pets/facts/pet-facts.ts';

/** The facts that the shelter's own words can suggest. */
export const suggestibleFacts = [
  'kid_friendly',
  'dog_friendly',
  'cat_friendly',
  'energy_level',
  'experience_level',
  'allergy_friendly',
] as const;
export type SuggestibleFact = (typeof suggestibleFacts)[number];

const words = (text: string): readonly string[] => text.split(' ');

/** Who a pet gets on with, by word. */
export const companions: ReadonlyMap<string, SuggestibleFact> = new Map([
  ...spread('kid_friendly', 'kid kids child children toddler toddlers'),
  ...spread('dog_friendly', 'dog dogs canine canines'),
  ...spread('cat_friendly', 'cat cats feline felines'),
]);

function spread(fact: SuggestibleFact, text: string): [word: string, SuggestibleFact][] {
  return words(text).map((word) => [word, fact]);
}

/** Begins a list of companions: "good with dogs, cats and kids". */
export const companionCues: readonly (readonly string[])[] = [
  ...[
    'good',
    'great',
    'wonderful',
    'excellent',
    'amazing',
    'fantastic',
    'gentle',
    'friendly',
  ].flatMap((word) => [words(`${word} with`), words(`${word} around`), words(`${word} towards`)]),
  ...['get', 'gets', 'getting'].flatMap((word) => [
    words(`${word} along with`),
    words(`${word} along well with`),
    words(`${word} along great with`),
    words(`${word} on with`),
    words(`${word} on well with`),
  ]),
  ...['do', 'does'].flatMap((word) => [words(`${word} well with`), words(`${word} great with`)]),
  ...['play', 'plays', 'playing'].map((word) => words(`${word} with`)),
  ...['love', 'loves', 'like', 'likes', 'adore', 'adores'].map((word) => [word]),
];

/** "Dislikes cats" */
export const dislikeCues: readonly (readonly string[])[] = [
  ['dislikes'],
  ['hates'],
  words('aggressive with'),
  words('aggressive towards'),
];

/** May stand in a list of companions and means nothing here. */
export const listWords: ReadonlySet<string> = new Set(
  words(
    'other all and or & , both the our my his her their people adults men women everyone strangers humans of ages horses animals pets too resident foster with including',
  ),
);

/** Makes the next companion a condition, which is neither yes nor no: "older kids", "most dogs". */
export const conditions: ReadonlySet<string> = new Set(
  words(
    'older gentle respectful calm most some certain many few female male big large small young little smaller larger dominant strange unfamiliar new teenage',
  ),
);

/** A cue after one of these is about another pet or person, or is a guess. */
export const notAboutThePet: ReadonlySet<string> = new Set(
  words(
    "who you we they you'll would might may could should if to must prefer prefers sometimes usually generally mostly seems people volunteers that or",
  ),
);

/** "A cat who is good with dogs" is about the pet. */
export const petNouns: ReadonlySet<string> = new Set(
  words('cat dog kitty kitten pup puppy boy girl guy lady'),
);

/** A sentence with one of these says that the shelter does not know, or asks for something. */
export const doubts: readonly (readonly string[])[] = [
  words('not sure'),
  words('unsure'),
  words("don't know"),
  words('do not know'),
  words('unknown'),
  words('perhaps'),
  words('maybe'),
  words('probably'),
  words('if'),
  words('depending'),
  words('introduction'),
  words('introductions'),
  words('introduced'),
  words('supervision'),
  words('supervised'),
  words('tested'),
  words('would prefer'),
];

export const negations: ReadonlySet<string> = new Set(
  words(
    "not no never isn't doesn't don't won't can't cannot aren't wasn't hasn't without hardly neither nor",
  ),
);

interface Phrase {
  words: readonly string[];
  fact: SuggestibleFact;
  value: PetFactValues[SuggestibleFact];
  /** The value when negated; without one a negated phrase suggests nothing. */
  negated?: PetFactValues[SuggestibleFact];
  /** One of these stands up to six words before. */
  after?: ReadonlySet<string>;
  /** None of these follows. */
  notBefore?: ReadonlySet<string>;
}

const needs = new Set(words('need needs needing require requires requiring'));
const praise = new Set(words('good great perfect ideal easy excellent suitable wonderful'));
const products = new Set(words('food diet shampoo treats bedding kibble'));

const of = (
  fact: SuggestibleFact,
  value: Phrase['value'],
  texts: readonly string[],
  more: Partial<Phrase> = {},
): Phrase[] => texts.map((text) => ({ words: words(text), fact, value, ...more }));

/** Longer phrases of the other facts. */
export const phrases: readonly Phrase[] = [
  ...of('energy_level', 'LapPet', ['lap cat', 'lap dog', 'lap kitty', 'lap pet', 'lapcat']),
  ...of('energy_level', 'Calm', [
    'couch potato',
    'laid back',
    'low energy',
    'very calm',
    'very mellow',
    'mellow girl',
    'mellow boy',
    'and mellow',
    'energy level low',
  ]),
  ...of('energy_level', 'Moderate', ['energy level moderate', 'moderate energy']),
  ...of('energy_level', 'VeryActive', [
    'energy level high',
    'high energy',
    'very active',
    'very energetic',
    'lots of energy',
    'full of energy',
  ]),
  ...of(
    'experience_level',
    'Advanced',
    [
      'experienced handler',
      'experienced owner',
      'experienced adopter',
      'experienced home',
      'experienced dog owner',
      'experienced cat owner',
      'experienced person',
    ],
    { after: needs },
  ),
  ...of(
    'experience_level',
    'Beginner',
    ['first time owner', 'first time owners', 'first time dog owner', 'first time cat owner'],
    { after: praise },
  ),
  ...of('allergy_friendly', true, ['hypoallergenic', 'hypo allergenic'], {
    negated: false,
    notBefore: products,
  }),
];
