import type { FacetName, FacetValue } from '../pets/facts/pet-filter-values.ts';

/** What words ask of a pet. */
export type Values = { [Name in FacetName]?: readonly FacetValue<Name>[] };

/** What a phrase does in a search. */
export type Role =
  /** Says something about the pet that is wanted. */
  | 'value'
  /** The same beside other words; alone it is the name of a pet. */
  | 'valueOrName'
  /** Part of the name of a breed or of a pet, which stays text. */
  | 'text'
  /** Says that any value of a fact will do, which asks nothing: "any size". */
  | 'any'
  /** Before what may be so or not, which asks nothing either: "even if old". */
  | 'evenIf'
  /** After what is not needed: "house training not required". */
  | 'optional'
  /** The same after what would do as well: "special needs are fine". */
  | 'acceptable'
  /** Turns what follows round. */
  | 'not'
  /** The same at the end of a clause: "big dogs no, please". */
  | 'refusal'
  /** The same as an answer to what somebody asks themselves: "kids? no." */
  | 'answer'
  /** Before what was wanted once: "used to want a big dog". */
  | 'formerWish'
  /** Before what is wanted after all: "a big dog would pull me over, so a small one". */
  | 'therefore'
  /** The same where somebody corrects themselves: "a cat, no wait, a dog". */
  | 'correction'
  /** Before what would be wanted if it could be: "I'd love a puppy, but". */
  | 'dream'
  /** Between what is wanted and what is not: "adult over puppy". */
  | 'ratherThan'
  /** Turns what stands before it round: "big dogs scare me". */
  | 'unwanted'
  /** Before a verb and its object, both of which a negation reaches: "does not lose hair". */
  | 'auxiliary'
  /** Says nothing; a negation reaches over it. */
  | 'filler'
  /** Dropped wherever another word stands beside it. */
  | 'connector'
  /** Before "like", it is the adopter who likes. */
  | 'subject'
  /** Before whom a pet gets along with. */
  | 'goodWith'
  /** Before whom a pet does not get along with; after a negation, before whom it does: "not scared of kids". */
  | 'badWith'
  /** Where nobody stands before, it is the adopter who does: "love dogs". */
  | 'liking'
  /** The same only directly before them: "with kids". */
  | 'with'
  /** Whom a pet may get along with. */
  | 'companion'
  /** Whom a pet may get along with if somebody has it: "my lab". */
  | 'breed'
  /** One of several, so that it is not the pet that is wanted: "other", "two". */
  | 'several'
  /** Whose: what follows belongs to the adopter's home. */
  | 'own'
  /** The adopter has what follows. */
  | 'have'
  /** One more of what the adopter has or had: "another one". */
  | 'another'
  /** After whom the adopter no longer has: "my cat died". */
  | 'gone'
  /** After who looks for a pet: "young guy wants a big dog". */
  | 'wants'
  /** The adopter wishes what follows, which "wants" is not sure of: "my vet recommends a calm dog". */
  | 'prefers'
  /** The same of somebody else than the pet, who stands before: "active senior, wants a dog". */
  | 'seeks'
  /** After words that describe nobody else than who looks for a pet: "retired senior looking for a small dog". */
  | 'seeker'
  /** Before whom or what a pet is for: "for disabled veteran". */
  | 'for'
  /** The adopter no longer has what follows: "had dogs before". */
  | 'had'
  /** Before what an allergy or experience is about, which asks for nothing more: "allergic to long haired cats". */
  | 'about'
  /** After "my", it is the pet that is wanted all the same: "my next dog". */
  | 'next'
  /** After whom the adopter has: "cats inside". */
  | 'atHome'
  /** Before the age of somebody: "for a 10 year old". */
  | 'forSomebody'
  /** Before what the adopter does: "for someone who works nights". */
  | 'whoever'
  /** Before what the adopter is: "I'm too old". */
  | 'self'
  | 'degree'
  /** Describes somebody; says nothing about a pet. */
  | 'adjective'
  /** Where the adopter lives. */
  | 'place'
  /** Who lives there. */
  | 'person'
  /** The same where they are counted: "two calm adults". */
  | 'counted'
  /** After the pets of a home: "small dog household". */
  | 'household'
  /** After whom a pet gets along with: "dog and kid friendly". */
  | 'suited'
  /** The same of one alone: "cats ok". */
  | 'accepted'
  /** After whom a negation is about what they do: "no dogs that bark". */
  | 'relative'
  /** Between a place and what it is like. */
  | 'is'
  /** Before what is said of who stands before: "our twins, they're 2". */
  | 'pronoun'
  /** Before what a former pet was like: "my last dog was huge". */
  | 'past'
  /** Between "my" and a pet of before: "my last dog". */
  | 'former'
  /** Before whom a search knows: "the kids are loud". */
  | 'definite'
  /** Before what must be so or may be: "my dog must have a calm friend". */
  | 'modal'
  /** What adopters do, whatever it is about: "I work with large animals". */
  | 'doing'
  /** Between a pet and its kind: "perro de raza". */
  | 'of'
  | 'and'
  | 'or'
  | 'but'
  /** Before another clause, where a negation ends: "can't climb stairs, so a small one". */
  | 'clause'
  /** Before an age or a weight. */
  | 'under'
  | 'over'
  /** After an age or a weight: "3+", "5 years or older". */
  | 'orOver'
  /** "3 or younger" */
  | 'orUnder'
  | 'between'
  | 'to'
  | 'aged'
  /** Before the hours that a pet is without people: "left alone for 8 hours". */
  | 'alone'
  /** The time that it is so at least: "alone while I work", "alone for a few hours". */
  | 'workingDay'
  | 'fewHours'
  /** Before ages of several, who are no pet: "ages 2-6". */
  | 'agesOfAll'
  /** After a number: "40ish pounds". */
  | 'orSo'
  | 'years'
  | 'months'
  | 'weeks'
  | 'pounds'
  | 'kilograms'
  | 'hours'
  /** Measures neither an age nor a weight: "up to 10 hours". */
  | 'otherUnit';

/**
 * What became of a word: part of a chip or understood without one, ignored, searched as text, about the home, or
 * neither: negated, a number.
 */
export type WordUse = 'chip' | 'filler' | 'text' | 'home' | 'unused';

/** What a phrase asks for. */
export interface Statement {
  values: Values;
  isNegated: boolean;
  /** An age or a weight, which narrows what words say. */
  isQuantity: boolean;
  /** Said after "but", so that the middle is meant: "low energy but playful". */
  isContrast?: boolean;
}

/** Phrases, separated by commas and folded, with their role. */
export type SearchTable = readonly (readonly [role: Role, phrases: string, values?: Values])[];

/** A table, to look up phrases. */
export interface SearchLanguage {
  phrases: ReadonlyMap<string, ReadonlyMap<Role, Values>>;
  /** The greatest number of words of a phrase. */
  longest: number;
  /** Words that say something about pets, by their first letter: a slip is corrected to one of them. */
  vocabulary: ReadonlyMap<string, readonly string[]>;
  /** Those of them that are corrected also when they stand alone, because hardly a pet is called nearly so. */
  kinds: ReadonlySet<string>;
  /** The first words of phrases of two words about the pet, by the second one. */
  firstWords: ReadonlyMap<string, readonly string[]>;
  /** Single words of all phrases. */
  words: ReadonlySet<string>;
  /** Words of numbers. */
  numbers: ReadonlyMap<string, number>;
  /** Where words may describe what stands before them: whether they can belong to it, by gender and number. */
  agrees?: Agreement | undefined;
  /** The word of the vocabulary that sounds like another one, where words are written as they sound. */
  wordThatSounds?: (typed: string) => string | undefined;
}

export type Agreement = (noun: string, description: string) => boolean;
