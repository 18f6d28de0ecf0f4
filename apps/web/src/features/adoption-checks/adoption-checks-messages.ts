import type {
  AdoptionCheckName,
  CheckResult,
} from '@pawmatch/contract/adoption-checks/adoption-check-values';

/** Texts of the checks before an adoption. */
export const adoptionCheckMessages = {
  title: 'Checks',
  about: 'They decide nothing by themselves. Only staff see them.',
  checks: {
    landlord: 'The landlord agrees',
    vet: 'The vet was asked',
    home: 'The home was seen',
    meeting: 'Everybody has met the pet',
  } satisfies Record<AdoptionCheckName, string>,
  results: { ok: 'All right', not_ok: 'Not all right', not_needed: 'Not needed' } satisfies Record<
    CheckResult,
    string
  >,
  open: 'Not checked yet',
  recorded: ({ by, date }: { by: string | null; date: string }) =>
    `${by ?? 'A former colleague'}, ${date}`,
  result: 'Result',
  resultOf: ({ check }: { check: string }) => `Result: ${check}`,
  note: 'Note',
  noteOf: ({ check }: { check: string }) => `Note: ${check}`,
  record: 'Record',
  recordOf: ({ check }: { check: string }) => `Record: ${check}`,
  failed: 'The check could not be recorded. Please try again.',
  loadFailed: 'The checks could not be loaded.',
};
