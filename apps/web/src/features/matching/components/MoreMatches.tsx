import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { type MatchProblem, matchTexts } from '../matching-messages.ts';

interface MoreMatchesProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  laterProblem: MatchProblem | null;
  loadMore: () => void;
}

/** Loads the next six matches. */
export function MoreMatches({ hasMore, isLoadingMore, laterProblem, loadMore }: MoreMatchesProps) {
  return (
    <div className="grid justify-items-center gap-4">
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
