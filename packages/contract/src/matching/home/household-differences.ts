import type { Preferences } from '../../preferences/preferences.ts';
import { homeTexts, householdQuestionTexts, sideTexts } from '../matching-messages.ts';
import { type HomeDetails, type HomeQuestionName, homeQuestionNames } from './home-details.ts';

const householdFacts = [
  'has_children',
  'has_dogs',
  'has_cats',
] as const satisfies (keyof Preferences)[];

type HouseholdFact = (typeof householdFacts)[number];

export type HouseholdQuestion = HouseholdFact | HomeQuestionName;

/** In words. */
export interface HouseholdDifference {
  question: HouseholdQuestion;
  text: string;
  yours: string;
  theirs: string;
}

interface HouseholdAnswers {
  preferences: Preferences;
  home?: HomeDetails | undefined;
}

const yesOrNo = (answer: boolean) => (answer ? sideTexts.yes : sideTexts.no);

/** What two who match together have answered differently about their household; what one left open is no difference. */
export function listHouseholdDifferences(
  own: HouseholdAnswers,
  partner: HouseholdAnswers,
): HouseholdDifference[] {
  const facts = householdFacts.map((question) => ({
    question,
    text: householdQuestionTexts[question],
    yours: yesOrNo(own.preferences[question]),
    theirs: yesOrNo(partner.preferences[question]),
  }));
  const haveChildren = own.preferences.has_children && partner.preferences.has_children;
  const details = homeQuestionNames
    .filter((question) => haveChildren || question !== 'youngest_child')
    .flatMap((question) => {
      const { legend: text, answers } = homeTexts[question];
      const wordOf = ({ home }: HouseholdAnswers) =>
        home?.[question] && (answers as Record<string, string>)[home[question]];
      const [yours, theirs] = [wordOf(own), wordOf(partner)];
      return yours && theirs ? [{ question, text, yours, theirs }] : [];
    });
  return [...facts, ...details].filter(({ yours, theirs }) => yours !== theirs);
}
