import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/**
 * Safari throws at the 101st change of the history within 30 seconds, which a held key or quick typing
 * reaches. So many changes may come at once; each of these intervals, in milliseconds, allows one more.
 */
export const CHANGES_AT_ONCE = 40;
export const CHANGE_INTERVAL_MS = 600;

let allowance = CHANGES_AT_ONCE;
let countedAt = performance.now();

/** In milliseconds, until the next change is allowed. */
function timeToNextChange(): number {
  const now = performance.now();
  allowance = Math.min(CHANGES_AT_ONCE, allowance + (now - countedAt) / CHANGE_INTERVAL_MS);
  countedAt = now;
  return allowance >= 1 ? 0 : (1 - allowance) * CHANGE_INTERVAL_MS;
}

/**
 * Query and state of the address. What is replaced shows at once, and is in the address a moment
 * later; another entry of the history, such as the one before, brings its own.
 */
export function useQueryInAddress() {
  const { key, search, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const written = useRef<string | null>(null);

  // An entry gets another key with each change; what is typed while that is under way is still its own.
  const [entry, setEntry] = useState({ key, firstKey: key });
  if (entry.key !== key) {
    const isOwnChange = navigationType === 'REPLACE' && inOneSpelling(search) === written.current;
    setEntry({ key, firstKey: isOwnChange ? entry.firstKey : key });
  }
  const [changed, setChanged] = useState<{ firstKey: string; query: URLSearchParams } | null>(null);
  const isWaiting =
    changed?.firstKey === entry.firstKey && changed.query.toString() !== inOneSpelling(search);
  const waiting = isWaiting ? changed.query : null;
  const query = useMemo(() => waiting ?? new URLSearchParams(search), [waiting, search]);

  // Going back takes a moment; a second Escape in it must not leave the page.
  const leftKey = useRef<string | null>(null);
  useEffect(() => {
    if (leftKey.current !== key) leftKey.current = null;
  }, [key]);

  // Two quick presses can come before the first of them is shown: the second builds on the first.
  const latest = useRef(changed);
  const newest = () => (latest.current?.firstKey === entry.firstKey ? latest.current.query : query);

  const write = useCallback(
    (next: URLSearchParams) => {
      allowance -= 1;
      written.current = next.toString();
      void navigate({ search: written.current }, { replace: true, state });
    },
    [navigate, state],
  );

  useEffect(() => {
    if (!waiting) return;
    const writeUnlessLeft = () => {
      if (leftKey.current !== key) write(waiting);
    };
    const wait = timeToNextChange();
    if (wait === 0) return writeUnlessLeft();
    const timer = setTimeout(writeUnlessLeft, wait);
    return () => clearTimeout(timer);
  }, [waiting, write, key]);

  return {
    query,
    state: state as unknown,
    /** What was asked for last; it may not be shown yet. */
    newest,
    replace: (next: URLSearchParams) => {
      latest.current = { firstKey: entry.firstKey, query: next };
      setChanged(latest.current);
    },
    /** Adds a step to the history; the entry that is left keeps what was changed last. */
    push: (next: URLSearchParams, added: object) => {
      if (newest().toString() !== inOneSpelling(search)) write(newest());
      void navigate({ search: next.toString() }, { state: { ...state, ...added } });
    },
    goBack: () => {
      if (leftKey.current === key) return;
      leftKey.current = key;
      void navigate(-1);
    },
  };
}

export type QueryInAddress = ReturnType<typeof useQueryInAddress>;

/** As `URLSearchParams` writes it, whatever the address bar makes of it. */
const inOneSpelling = (search: string) => new URLSearchParams(search).toString();
