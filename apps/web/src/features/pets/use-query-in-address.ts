import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/**
 * Between two changes of an entry of the history, in milliseconds: Safari throws at the 101st within
 * 30 seconds, which a held key or quick typing reaches.
 */
export const REPLACE_INTERVAL_MS = 400;

let replacedAt = Number.NEGATIVE_INFINITY;

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
      replacedAt = performance.now();
      written.current = next.toString();
      void navigate({ search: written.current }, { replace: true, state });
    },
    [navigate, state],
  );

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(
      () => {
        if (leftKey.current !== key) write(waiting);
      },
      replacedAt + REPLACE_INTERVAL_MS - performance.now(),
    );
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
