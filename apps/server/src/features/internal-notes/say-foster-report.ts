import {
  type ReportQuestion,
  readReportValue,
} from '@pawmatch/contract/fosters/foster-report-values';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { longDateIn } from '../../platform/language/long-date.ts';
import { fosterNoteMessages as messages } from './note-messages.ts';

export interface AcceptedAnswer {
  question: ReportQuestion;
  /** As it is stored. */
  value: string;
  sentence: string | null;
  writtenAt: Date;
}

/** What the diary of a pet says about an answer, in the language of the reader. */
export function sayFosterReport(
  { question, value: stored, sentence, writtenAt }: AcceptedAnswer,
  timeZone: string,
): string {
  const value = readReportValue(question, stored);
  const answer =
    typeof value === 'boolean'
      ? messages[value ? 'yes' : 'no']
      : // The only question with other answers.
        factLabel('home_alone', value);
  return messages.answers[question]({ answer, sentence, day: longDateIn(writtenAt, timeZone) });
}
