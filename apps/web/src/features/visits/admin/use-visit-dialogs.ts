import type { Visit } from '@pawmatch/contract/visits/visit';
import { useMemo, useState } from 'react';
import { readDraft } from '../../../lib/drafts.ts';
import type { VisitActions } from './VisitRowActions.tsx';
import { VISIT_DRAFT, type VisitDraft } from './visit-form-draft.ts';

/** Which dialog about visits is open. */
export type OpenVisitDialog =
  | { kind: 'schedule' }
  | { kind: 'view' | 'edit' | 'delete'; visit: Visit };

/** Reopens a form that was open when the session ended. */
function dialogOfDraft(): OpenVisitDialog | null {
  const draft = readDraft<VisitDraft>(VISIT_DRAFT);
  if (!draft) return null;
  return draft.visit ? { kind: 'edit', visit: draft.visit } : { kind: 'schedule' };
}

/** The dialogs by which staff schedule, view, edit and delete a visit. */
export function useVisitDialogs() {
  const [dialog, setDialog] = useState<OpenVisitDialog | null>(dialogOfDraft);
  const actions = useMemo(
    (): VisitActions & { onSchedule: () => void } => ({
      onSchedule: () => setDialog({ kind: 'schedule' }),
      onView: (visit) => setDialog({ kind: 'view', visit }),
      onEdit: (visit) => setDialog({ kind: 'edit', visit }),
      onDelete: (visit) => setDialog({ kind: 'delete', visit }),
    }),
    [],
  );
  return { dialog, actions, close: () => setDialog(null) };
}
