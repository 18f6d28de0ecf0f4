import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

export interface NewestQuery {
  /** The query that was asked for last; the router may not show it yet. */
  read(): URLSearchParams;
  /** Notes that the router is about to go to a query. */
  note(query: URLSearchParams): void;
}

/**
 * The query that the next change builds on. The router shows a change some time later: of two quick
 * presses, the second would undo the first if it built on what is shown.
 */
export function useNewestQuery(): NewestQuery {
  const [shown] = useSearchParams();
  const location = useLocation();
  const pending = useRef<URLSearchParams[]>([]);

  // Something that was not noted, such as the back button, leads elsewhere: nothing is pending then.
  useLayoutEffect(() => {
    const queries = pending.current.map(String);
    const arrived = queries.lastIndexOf(new URLSearchParams(location.search).toString());
    pending.current = arrived === -1 ? [] : pending.current.slice(arrived + 1);
  }, [location]);

  return {
    read: () => pending.current.at(-1) ?? shown,
    note: (query) => pending.current.push(query),
  };
}
