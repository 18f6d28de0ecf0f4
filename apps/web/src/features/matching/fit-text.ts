import type { PetMatch } from '@pawmatch/contract/matching/match';
import { listUnknown } from '@pawmatch/contract/matching/open-questions';
import { matchTexts } from './matching-messages.ts';

/** How much of what is known fits, and how much there is to ask. */
export function fitText(match: PetMatch): string {
  const { asked, known, met } = match;
  const toAsk = listUnknown(match).length;
  if (asked === 0) return matchTexts.nothingAsked;
  if (known === 0) return matchTexts.questionsOnly(toAsk);
  if (toAsk === 0) return matchTexts.fitsInAllKnown({ met, known });
  return matchTexts.fitsInKnown({ met, known, toAsk });
}
