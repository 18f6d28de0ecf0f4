import type { ReportQuestion } from '@pawmatch/contract/fosters/foster-report-values';
import { localized } from '@pawmatch/contract/localized';

interface Reported {
  /** In words. */
  answer: string;
  sentence: string | null;
  day: string;
}

const inDiary =
  (question: string) =>
  ({ answer, sentence, day }: Reported): string =>
    sentence
      ? `Foster report of ${day}. ${question}: ${answer}. “${sentence}”`
      : `Foster report of ${day}. ${question}: ${answer}.`;

/** What stands in the diary of a pet. */
export const fosterNoteMessages = localized('fosterNoteMessages', {
  yes: 'yes',
  no: 'no',
  answers: {
    children: inDiary('Good with children'),
    dogs: inDiary('Good with dogs'),
    cats: inDiary('Good with cats'),
    strangers: inDiary('Friendly to strangers'),
    alone: inDiary('Stays alone'),
    training: inDiary('Learns and follows rules'),
  } satisfies Record<ReportQuestion, unknown>,
});
