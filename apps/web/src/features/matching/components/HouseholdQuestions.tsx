import type { MatchReason } from '@pawmatch/contract/matching/match';
import { QuestionIcon } from '../../../components/ui/icons/marks.tsx';
import { matchTexts } from '../matching-messages.ts';

/** What is unknown about people and animals of the home; first, in amber, and always shown. */
export function HouseholdQuestions({ reasons }: { reasons: readonly MatchReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="mt-3 rounded-lg bg-status-pending px-3 py-2.5 text-sm text-status-pending-text">
      <p className="flex items-center gap-2 font-semibold">
        <QuestionIcon className="size-4" />
        {matchTexts.askFirst}
      </p>
      <ul className="mt-1 grid gap-0.5 ps-6">
        {reasons.map(({ aspect, text }) => (
          <li key={aspect}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
