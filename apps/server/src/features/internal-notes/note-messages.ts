import type { ReportQuestion } from '@pawmatch/contract/fosters/foster-report-values';
import { localized } from '@pawmatch/contract/localized';

/** Why a mention is refused. */
export const mentionMessages = localized('mentionMessages', {
  mayNotRead: ({ name }: { name: string }) =>
    `${name} may not read this record, so a mention would not reach them. Please take it out.`,
  notHere: 'Somebody whom you mention does not work here. Please choose a colleague of the list.',
  notInText: ({ name }: { name: string }) =>
    `The note does not name @${name}. Please choose again.`,
});

export const noteMessages = localized('noteMessages', {
  /** With CONFLICT. */
  changed:
    'This note was corrected meanwhile. Please look at its text of now, and correct it again.',
  /** With FORBIDDEN. */
  tooLate: 'Only its author can take a note back, for a day. After that a manager can.',
  notYours: 'Only its author can correct a note.',
});

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
