import { useCallback, useState } from 'react';

/** Which cards are expanded; stored for the whole grid, because cards out of view unmount. */
export function useExpandedPets() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = useCallback((petId: string) => {
    setExpanded((current) => {
      const next = new Set(current);
      if (!next.delete(petId)) next.add(petId);
      return next;
    });
  }, []);
  return { expanded, toggle };
}
