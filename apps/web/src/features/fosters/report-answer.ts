import {
  type ReportQuestion,
  type ReportValue,
  reportQuestions,
} from '@pawmatch/contract/fosters/foster-report-values';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { fosterReportMessages } from './foster-report-messages.ts';

/** An answer of the report card in words. */
export function reportAnswerText({
  question,
  value,
}: {
  question: ReportQuestion;
  value: ReportValue;
}): string {
  const { answers } = fosterReportMessages;
  if (typeof value === 'boolean') return value ? answers.yes : answers.no;
  return factLabel(reportQuestions[question] as 'home_alone', value);
}
