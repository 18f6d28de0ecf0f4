import type { ReportQuestion } from '@pawmatch/contract/fosters/foster-report-values';

/** Texts of the report card, for the carer and for staff. */
export const fosterReportMessages = {
  questions: {
    children: 'Good with children?',
    dogs: 'Good with dogs?',
    cats: 'Good with cats?',
    strangers: 'Friendly to strangers?',
    alone: 'How long does it stay alone?',
    training: 'Does it learn and follow rules?',
  } satisfies Record<ReportQuestion, string>,
  answers: { yes: 'Yes', no: 'No' },
  notTried: 'Not tried',

  /** For staff. */
  title: 'From the foster home',
  hint: 'Nothing changes before you accept it.',
  failed: 'This could not be saved. Please look at it again.',
  noted: 'Accepting it adds it to the diary.',
  current: ({ value }: { value: string }) => `Until now you say: ${value}`,
  from: ({ by, day }: { by: string | null; day: string }) =>
    by ? `Report of ${by}, ${day}` : `Report of ${day}`,
};
