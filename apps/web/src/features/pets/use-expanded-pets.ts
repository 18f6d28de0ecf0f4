import { useCallback, useState } from 'react';

/** R2.38: which cards show more; kept for the grid, since cards out of sight are not rendered. */
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
