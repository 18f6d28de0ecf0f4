import type { MatchReason } from '@pawmatch/contract/matching/match';
import { ReasonMark } from '../../../components/ui/ReasonMark.tsx';

/** D27: why a pet matches, and where it does not; each with the icon of its kind. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {reasons.map(({ aspect, kind, text }) => (
        <li key={`${aspect} ${text}`} className="flex items-start gap-2.5">
          <ReasonMark kind={kind} />
          {text}
        </li>
      ))}
    </ul>
  );
}
