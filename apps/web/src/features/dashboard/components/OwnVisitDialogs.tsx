import type { Visit } from '@pawmatch/contract/visits/visit';
import { lazy, Suspense } from 'react';
import { moveVisit } from '../../visits/visits-api.ts';
import { CancelVisitDialog } from './CancelVisitDialog.tsx';

const MoveVisitDialog = lazy(async () => ({
  default: (await import('../../visits/components/MoveVisitDialog.tsx')).MoveVisitDialog,
}));

/** What the user is about to do with one of their visits. */
export interface VisitChoice {
  visit: Visit;
  action: 'move' | 'cancel';
}

interface OwnVisitDialogsProps {
  /** Null closes the dialogs. */
  choice: VisitChoice | null;
  timeZone: string | undefined;
  onClose: () => void;
}

/** B3.06: moves and cancels the visits of the dashboard, which may leave their list by it. */
export function OwnVisitDialogs({ choice, timeZone, onClose }: OwnVisitDialogsProps) {
  return (
    <>
      {choice?.action === 'move' && (
        <Suspense fallback={null}>
          <MoveVisitDialog
            visit={choice.visit}
            onMove={(requestedAt) => moveVisit(choice.visit, requestedAt)}
            onClose={onClose}
          />
        </Suspense>
      )}
      <CancelVisitDialog
        visit={choice?.action === 'cancel' ? choice.visit : null}
        timeZone={timeZone}
        onClose={onClose}
      />
    </>
  );
}
