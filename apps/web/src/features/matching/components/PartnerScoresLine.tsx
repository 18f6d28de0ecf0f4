import type { PartnerScores } from '@pawmatch/contract/matching/matching-endpoints';
import { partnerMatchingTexts } from '../matching-messages.ts';

/** The score of each of two people. */
export function PartnerScoresLine({
  together,
  partner,
}: {
  together: PartnerScores;
  partner: string;
}) {
  return (
    <p className="mb-2 text-sm font-semibold wrap-anywhere">
      {partnerMatchingTexts.scores(together.yours, partner, together.partner)}
    </p>
  );
}
