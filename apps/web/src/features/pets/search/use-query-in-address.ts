import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isCurrentEntry } from '../../../lib/current-entry.ts';

/**
 * Safari throws at the 101st change of the history within 30 seconds, which a held key or quick typing
 * reaches. This many changes are allowed at once, and one more per interval.
 */
export const CHANGES_AT_ONCE = 40;
export const CHANGE_INTERVAL_MS = 600;

let allowance = CHANGES_AT_ONCE;
let countedAt = performance.now();

/** Milliseconds until the next change is allowed. */
function timeToNextChange(): number {
  const now = performance.now();
  allowance = Math.min(CHANGES_AT_ONCE, allowance + (now - countedAt) / CHANGE_INTERVAL_MS);
  countedAt = now;
  return allowance >= 1 ? 0 : (1 - allowance) * CHANGE_INTERVAL_MS;
}

/**
 * Query and state of the URL. A replaced query is returned at once and written to the URL a moment later;
 * another history entry has its own query.
 */
export function useQueryInAddress() {
  const { key, search, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const lastOwnQuery = useRef<string | null>(null);

  // Each replacement gives the entry a new key; changes made meanwhile still belong to it.
  const [entry, setEntry] = useState({ key, firstKey: key });
  if (entry.key !== key) {
    const isOwnChange =
      navigationType === 'REPLACE' && normaliseQuery(search) === lastOwnQuery.current;
    setEntry({ key, firstKey: isOwnChange ? entry.firstKey : key });
  }
  const [changed, setChanged] = useState<{ firstKey: string; query: URLSearchParams } | null>(null);
  const isWaiting =
    changed?.firstKey === entry.firstKey && changed.query.toString() !== normaliseQuery(search);
  const waiting = isWaiting ? changed.query : null;
  const query = useMemo(() => waiting ?? new URLSearchParams(search), [waiting, search]);

  // Going back takes a moment; a second Escape meanwhile must not leave the page.
  const leftKey = useRef<string | null>(null);
  useEffect(() => {
    if (leftKey.current !== key) leftKey.current = null;
  }, [key]);

  // Two quick presses can come before the next render: the second is based on the first.
  const latest = useRef(changed);
  const newest = () => (latest.current?.firstKey === entry.firstKey ? latest.current.query : query);

  const write = useCallback(
    (next: URLSearchParams) => {
      allowance -= 1;
      lastOwnQuery.current = next.toString();
      void navigate({ search: lastOwnQuery.current }, { replace: true, state });
    },
    [navigate, state],
  );

  useEffect(() => {
    if (!waiting) return;
    const writeUnlessLeft = () => {
      if (leftKey.current !== key && isCurrentEntry(key)) write(waiting);
    };
    const wait = timeToNextChange();
    if (wait === 0) return writeUnlessLeft();
    const timer = setTimeout(writeUnlessLeft, wait);
    return () => clearTimeout(timer);
  }, [waiting, write, key]);

  return {
    query,
    state: state as unknown,
    /** The query that was set last; it may not be rendered yet. */
    newest,
    replace: (next: URLSearchParams) => {
      latest.current = { firstKey: entry.firstKey, query: next };
      setChanged(latest.current);
    },
    /** Adds a history entry, after writing the last change to the current one. */
    push: (next: URLSearchParams, added: object) => {
      if (newest().toString() !== normaliseQuery(search)) write(newest());
      void navigate({ search: next.toString() }, { state: { ...state, ...added } });
    },
    goBack: (entries = 1) => {
      if (leftKey.current === key) return;
      leftKey.current = key;
      void navigate(-entries);
    },
  };
}

export type QueryInAddress = ReturnType<typeof useQueryInAddress>;

/** As `URLSearchParams` serialises it, so that queries can be compared. */
const normaliseQuery = (search: string) => new URLSearchParams(search).toString();
