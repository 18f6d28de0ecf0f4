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
  sums: 'Not for me',
  sumsHint: 'Adopters who put this pet aside, by reason.',
  nobody: 'Nobody has put this pet aside.',
  reason: (reason: PutAsideReason | null) =>
    reason === null ? 'No reason given' : putAsideReasonLabels[reason],
};
