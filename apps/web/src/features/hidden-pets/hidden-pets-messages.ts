import { hideReasonLabels } from '@pawmatch/contract/hidden-pets/hide-reason-messages';
import type { HideReason } from '@pawmatch/contract/hidden-pets/hide-reasons';

export const hiddenPetTexts = {
  notForMe: 'Not for me',
  title: 'Not for you',
  hint: 'These pets are left out of your matches. You may say why; the shelter sees how often each reason was given, and never by whom.',
  reasonOf: (name: string) => `Why ${name} is not for you`,
  noReason: 'No reason',
  bringBack: 'Bring back',
  bringBackNamed: (name: string) => `Bring back ${name}`,
  isHidden: (name: string) =>
    `${name} is put aside. You can bring it back at the end of this page.`,
  isBack: (name: string) => `${name} is back.`,
  failed: 'This could not be saved. Please try again.',
  sums: 'Passed on by adopters',
  sumsHint: 'Adopters who chose “Not for me”, by reason.',
  nobody: 'No adopter has passed on this pet.',
  reason: (reason: HideReason | null) =>
    reason === null ? 'No reason given' : hideReasonLabels[reason],
};
