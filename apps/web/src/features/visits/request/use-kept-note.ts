import { useState } from 'react';
import { keepDraft, readKeptDraft } from '../../../lib/drafts.ts';
import { noteDraft } from '../visits-api.ts';

/** The note in the visit form of a pet; kept when the form closes, as it does after a failure. */
export function useKeptNote(petId: string): [string, (note: string) => void] {
  const [note, setNote] = useState(() => {
    const kept = readKeptDraft(noteDraft(petId));
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string) => {
    setNote(next);
    keepDraft(noteDraft(petId), next);
  };
  return [note, change];
}
