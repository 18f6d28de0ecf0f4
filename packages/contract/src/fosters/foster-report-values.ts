/*
 * Plain values about the report card of a foster carer, so that pages can use them without loading the schemas.
 */
import { companionFacts } from '../pets/facts/companions.ts';
import { type PetFactName, petFacts } from '../pets/facts/pet-facts.ts';

/** What a report card asks, and the fact that an answer suggests; null for what staff take into the diary. */
export const reportQuestions = {
  ...companionFacts,
  strangers: null,
  alone: 'home_alone',
  training: null,
} as const satisfies Record<string, PetFactName | null>;
export type ReportQuestion = keyof typeof reportQuestions;

export const reportQuestionNames = Object.keys(reportQuestions) as ReportQuestion[];

/** Yes or no, or a choice of the fact. What was not tried has no answer. */
export type ReportValue = boolean | string;

/** The answers that a question offers. */
export function reportValuesOf(question: ReportQuestion): readonly ReportValue[] {
  const fact = reportQuestions[question];
  return fact === 'home_alone' ? petFacts.home_alone.values : [true, false];
}

/** The answer that is stored as a text. */
export const readReportValue = (question: ReportQuestion, stored: string): ReportValue =>
  reportQuestions[question] === 'home_alone' ? stored : stored === 'true';

export const isReportValue = (question: ReportQuestion, value: ReportValue): boolean =>
  reportValuesOf(question).includes(value);

export const MAX_REPORT_SENTENCE = 300;
export const MAX_FOSTER_NOTE = 1_000;

/** What the page of a foster carer shows of the days to come. */
export const FOSTER_DAYS_AHEAD = 7;
