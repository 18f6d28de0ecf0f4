import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present time, which a page renders anew at each full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  });
  return now;
}
