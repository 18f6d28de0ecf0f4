import {
  type ReportQuestion,
  type ReportValue,
  reportQuestions,
} from '@pawmatch/contract/fosters/foster-report-values';
import { factLabel } from '@pawmatch/contract/pets/fact-label';

const asked: Record<ReportQuestion, string> = {
  children: 'Good with children',
  dogs: 'Good with dogs',
  cats: 'Good with cats',
  strangers: 'Friendly to strangers',
  alone: 'Stays alone',
  training: 'Learns and follows rules',
};

interface Reported {
  question: ReportQuestion;
  value: ReportValue;
  sentence: string | null;
  day: string;
}

/** What stands in the diary of a pet. */
export const fosterNoteMessages = {
  answer({ question, value, sentence, day }: Reported): string {
    const fact = reportQuestions[question];
    const answer =
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : factLabel(fact as 'home_alone', value);
    return sentence
      ? `Foster report of ${day}. ${asked[question]}: ${answer}. “${sentence}”`
      : `Foster report of ${day}. ${asked[question]}: ${answer}.`;
  },
};
