import { MATCHES_PAGE_SIZE } from '@pawmatch/contract/matching/matching-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import type { MatchProblem } from '../match-problem.ts';
import { matchTexts } from '../matching-messages.ts';

interface MoreMatchesProps {
  /** How many are on the page. */
  count: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  laterProblem: MatchProblem | null;
  loadMore: () => void;
}

/** Loads the next six matches. */
export function MoreMatches({
  count,
  hasMore,
  isLoadingMore,
  laterProblem,
  loadMore,
}: MoreMatchesProps) {
  return (
    <div className="grid justify-items-center gap-4">
      <p role="status" className="sr-only">
        {count > MATCHES_PAGE_SIZE && matchTexts.shown(count)}
      </p>
      {laterProblem && (
        <Notice tone="error">
          <p>{laterProblem.message}</p>
          {laterProblem.reason && <p className="mt-1">{laterProblem.reason}</p>}
        </Notice>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          size="lg"
          busy={isLoadingMore}
          busyLabel={matchTexts.loadingMore}
          onClick={loadMore}
        >
          {matchTexts.loadMore}
        </Button>
      )}
    </div>
  );
}
