import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button.tsx';

interface MoreButtonProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  label: string;
  className?: string;
}

/** Loads the next page of a list; absent when there is none. */
export function MoreButton({ query, label, className = 'justify-self-start' }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
