import { localized } from '../localized.ts';
import type { ChoiceOf, Species } from '../pets/facts/pet-facts.ts';
import type { HomeAnswer, HomeQuestionName } from './home/home-details.ts';
import type { MostWantedFactName } from './most-wanted-facts.ts';
import type { WeightedCriterionName } from './scoring/criterion-weights.ts';
import type { MatchLabel } from './scoring/match-label.ts';

type ExperienceLevel = ChoiceOf<'experience_level'>;

/** The value of the pet, and the preferred one. */
type CriterionValues = Record<'value' | 'wish', string>;

/** Reasons about preferences. `wish` stands within a sentence. */
export const criterionTexts = localized('criterionTexts', {
  energy_level: {
    met: ({ value }: CriterionValues) => `${value}, as you wished`,
    other: ({ value, wish }: CriterionValues) => `${value}, you wished for ${wish}`,
    ask: 'Ask the shelter about energy',
  },
  age_group: {
    met: ({ value }: CriterionValues) => `${value}, as you wished`,
    other: ({ value, wish }: CriterionValues) => `${value}, you wished for ${wish}`,
    ask: 'Ask the shelter about age',
  },
  size: {
    met: ({ value }: CriterionValues) => `${value} size, as you wished`,
    other: ({ value, wish }: CriterionValues) => `${value} size, you wished for ${wish} size`,
    ask: 'Ask the shelter about size',
  },
  hair_length: {
    met: ({ value }: CriterionValues) => `${value} coat, as you wished`,
    other: ({ value, wish }: CriterionValues) => `${value} coat, you wished for ${wish} coat`,
    ask: 'Ask the shelter about the coat',
  },
  sex: {
    met: ({ value }: CriterionValues) => `${value}, as you wished`,
    other: ({ value, wish }: CriterionValues) => `${value}, you wished for ${wish}`,
  },
});

/** Reasons about what the household needs. */
export const householdTexts = localized('householdTexts', {
  children: {
    suits: 'Good with children, ask from what age',
    /** By the age from which children suit the pet. */
    suitsFrom: {
      AnyAge: 'Suits a home with children of any age',
      SchoolAge: 'Suits a home with children from 6 years',
      Teenager: 'Suits a home with children from 12 years',
    } satisfies Record<ChoiceOf<'children_from'>, string>,
    ask: 'Ask the shelter about children',
  },
  dogs: { suits: 'Suits a home with a dog', ask: 'Ask the shelter about dogs' },
  cats: { suits: 'Suits a home with a cat', ask: 'Ask the shelter about cats' },
  allergies: {
    suits: 'Allergy friendly, as you need',
    ask: 'Ask the shelter about allergies',
  },
});

/** Reasons about experience, from the adopter's side; nobody is told what they lack. */
export const reasonTexts = localized('reasonTexts', {
  firstTime: 'Easy for first-time owners',
  experienced: 'Suits your experience',
  needsExperience: ({ level }: { level: ExperienceLevel }) =>
    level === 'Advanced'
      ? 'Asks for an experienced owner'
      : 'Asks for a somewhat experienced owner',
  askExperience: 'Ask the shelter how much experience is needed',
});

/** The optional questions about a home. `effect` says what an answer changes. */
export const homeTexts = localized('homeTexts', {
  youngest_child: {
    legend: 'How old is the youngest child?',
    answers: { UnderSix: 'Under 6', SixToEleven: '6 to 11', TwelveOrOlder: '12 or older' },
    effect: 'Leaves out pets that are known to need older children.',
    suits: 'Suits the ages of your children',
    needs: 'Needs older children',
    ask: 'Ask the shelter from what age children suit this pet',
  },
  hours_alone: {
    legend: 'How long would the pet be alone on most days?',
    answers: {
      WorkingDay: 'A working day',
      FewHours: 'Up to four hours',
      HardlyEver: 'Hardly ever',
    },
    effect: 'Moves down pets that cannot be left alone that long.',
    suits: 'Can be left alone as long as you need',
    needs: 'Cannot be left alone that long',
    ask: 'Ask the shelter how long this pet can be left alone',
  },
  daily_time: {
    legend: 'How much time a day is there for walks and play?',
    answers: { HalfHour: 'Half an hour', OneHour: 'An hour', TwoHours: 'Two hours or more' },
    effect: 'Moves down pets whose energy asks for more time.',
    suits: 'Content with the time you have for walks and play',
    needs: 'Needs more time for walks and play',
    ask: 'Ask the shelter how much walking and play this pet needs',
  },
  kind_of_home: {
    legend: 'What kind of home is it?',
    answers: { Apartment: 'Apartment', House: 'House', HouseWithYard: 'House with a yard' },
    effect: 'Moves down pets that need a house or a yard.',
    suits: 'Happy in a home like yours',
    needs: 'Needs a house or a yard that yours does not have',
    ask: 'Ask the shelter what kind of home this pet needs',
  },
} satisfies {
  [Name in HomeQuestionName]: {
    legend: string;
    answers: Record<HomeAnswer<Name>, string>;
    effect: string;
    suits: string;
    needs: string;
    ask: string;
  };
});

/** The two sides of the comparison. */
export const sideTexts = localized('sideTexts', {
  yes: 'Yes',
  no: 'No',
  required: 'Required',
  childrenAtHome: 'There are children',
  dogsAtHome: 'There is a dog',
  catsAtHome: 'There is a cat',
  allergies: 'Allergy friendly',
  goodWithChildren: 'Good with children',
  goodWithDogs: 'Good with dogs',
  goodWithCats: 'Good with cats',
  experience: {
    Beginner: 'Any owner',
    Intermediate: 'Some experience',
    Advanced: 'Experienced owner',
  } satisfies Record<ExperienceLevel, string>,
});

/** Questions that an adopter can send with a visit request. */
export const questionTexts = localized('questionTexts', {
  energy: 'How active is this pet on a normal day?',
  experience: 'How much experience does this pet need?',
  age: 'How old is this pet?',
  size: 'How large will this pet be?',
  hair: 'How much grooming does the coat need?',
  sex: 'Is this pet male or female?',
  children: 'How does this pet get on with children?',
  dogs: 'How does this pet get on with other dogs?',
  cats: 'How does this pet get on with cats?',
  allergies: 'Do people with allergies get on well with this pet?',
  children_ages: 'From what age do children suit this pet?',
  time_alone: 'How long can this pet be left alone?',
  daily_time: 'How much walking and play does this pet need?',
  home: 'Does this pet need a house or a yard?',
} satisfies Record<WeightedCriterionName, string>);

/** About pets of a pair. */
export const pairTexts = localized('pairTexts', {
  /** A question about one of them, or about both. */
  question: ({ names, question }: { names: string; question: string }) => `${names}: ${question}`,
  /** What excludes a pet because of the other one. */
  exclusion: ({ other, text }: { other: string; text: string }) =>
    `${other}, who moves with this pet: ${text}`,
});

/** Answers that exclude a pet, and what changes them. */
export const exclusionTexts = localized('exclusionTexts', {
  species: ({ species }: { species: Species }) =>
    species === 'Dog' ? 'You are looking for a cat' : 'You are looking for a dog',
  children: 'Known not to suit a home with children',
  children_ages: 'Known to need older children than yours',
  dogs: 'Known not to suit a home with a dog',
  cats: 'Known not to suit a home with a cat',
  allergies: 'Known not to be allergy friendly',
  special_needs: 'Has special needs, which your answers leave out',
  HouseTrained: 'Not known to be house trained, which you require',
  LitterTrained: 'Not known to be litter trained, which you require',
});

/** Answers that an adopter can relax, relaxed. */
export const relaxationTexts = localized('relaxationTexts', {
  preferred_species: 'Dogs and cats',
  preferred_age: 'Any age',
  preferred_sex: 'Either sex',
  preferred_size: 'Any size',
  preferred_energy_level: 'Any activity level',
  preferred_hair_length: 'Any coat',
  accepts_special_needs: 'Pets with special needs too',
  HouseTrained: 'House training can come later',
  LitterTrained: 'Litter training can come later',
});

/** What is compared. */
export const criterionLabels = localized('criterionLabels', {
  children: 'Children',
  energy: 'Energy',
  dogs: 'Dogs at home',
  cats: 'Cats at home',
  allergies: 'Allergies',
  experience: 'Experience',
  age: 'Age',
  size: 'Size',
  children_ages: 'Age of children',
  time_alone: 'Time alone',
  daily_time: 'Walks and play',
  home: 'Home',
  hair: 'Coat',
  sex: 'Sex',
} satisfies Record<WeightedCriterionName, string>);

/** No word says that a pet is perfect. */
export const matchLabelTexts = localized('matchLabelTexts', {
  great: 'Great fit',
  good: 'Good fit',
  worth_meeting: 'Worth meeting',
  further_away: 'Further away',
} satisfies Record<MatchLabel, string>);

/** Questions about the household that two who live together would answer alike, beside those about the home. */
export const householdQuestionTexts = localized('householdQuestionTexts', {
  has_children: 'Are there children in the home?',
  has_dogs: 'Is there a dog in the home?',
  has_cats: 'Is there a cat in the home?',
});

/** Whom a pet gets on with, within a sentence. */
export const mostWantedTopics = localized('mostWantedTopics', {
  kid_friendly: 'children',
  dog_friendly: 'dogs',
  cat_friendly: 'cats',
  allergy_friendly: 'allergies',
} satisfies Record<MostWantedFactName, string>);
