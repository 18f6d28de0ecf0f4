import {
  type PutAsideReason,
  putAsideReasonLabels,
} from '@pawmatch/contract/put-aside/put-aside-reasons';

export const putAsideTexts = {
  notForMe: 'Not for me',
  title: 'Not for you',
  hint: 'These pets are left out of your matches. The reason is optional; the shelter sees only sums.',
  reasonOf: (name: string) => `Why ${name} is not for you`,
  noReason: 'No reason',
  bringBack: 'Bring back',
  bringBackNamed: (name: string) => `Bring back ${name}`,
  isPutAside: (name: string) =>
    `${name} is put aside. You can bring it back at the end of this page.`,
  isBack: (name: string) => `${name} is back.`,
  failed: 'This could not be saved. Please try again.',
  sums: 'Passed on by adopters',
  sumsHint: 'Adopters who chose “Not for me”, by reason.',
  nobody: 'No adopter has passed on this pet.',
  reason: (reason: PutAsideReason | null) =>
    reason === null ? 'No reason given' : putAsideReasonLabels[reason],
};
