import { useState } from 'react';
import { actingShelter } from '../../lib/acting-shelter.ts';
import { keepDraft, readKeptDraft } from '../../lib/storage/drafts.ts';

/** The part of the shelter through which a person walks, remembered for them on this device; empty for all of it. */
export function useArea() {
  const key = `round:${actingShelter() ?? ''}`;
  const [id, setId] = useState(() => {
    const kept = readKeptDraft(key);
    return typeof kept === 'string' ? kept : '';
  });
  return {
    id,
    choose(chosen: string) {
      setId(chosen);
      keepDraft(key, chosen);
    },
  };
}
