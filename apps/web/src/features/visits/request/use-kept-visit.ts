import { useState } from 'react';
import { keepDraft, readKeptDraft } from '../../../lib/storage/drafts.ts';

const emptyVisit = { date: '', time: '', note: '' };

type KeptVisit = typeof emptyVisit;

function readKept(form: string): KeptVisit {
  const kept = Object(readKeptDraft(form)) as Record<keyof KeptVisit, unknown>;
  const textOf = (name: keyof KeptVisit) => (typeof kept[name] === 'string' ? kept[name] : '');
  return { date: textOf('date'), time: textOf('time'), note: textOf('note') };
}

/**
 * What was entered into the visit form; kept over a reload and when the form closes, as it does after a failure.
 * @param form `visitDraft`
 */
export function useKeptVisit(form: string): [KeptVisit, (change: Partial<KeptVisit>) => void] {
  const [visit, setVisit] = useState(() => readKept(form));
  const change = (part: Partial<KeptVisit>) => {
    const next = { ...visit, ...part };
    setVisit(next);
    keepDraft(form, next);
  };
  return [visit, change];
}
