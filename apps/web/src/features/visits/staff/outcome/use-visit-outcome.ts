import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { activeVisitStatuses } from '@pawmatch/contract/visits/visit-statuses';
import { UNDO_ANSWER_MS } from '@pawmatch/contract/visits/visit-values';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, useMemo, useState } from 'react';
import { failureReason } from '../../../../lib/api/errors/failure-reason.ts';
import { clockTimeOrDay } from '../../../../lib/dates/shelter-dates.ts';
import { adminToast, dismissToast } from '../../../../lib/toast.ts';
import { rowKeys } from '../../../../staff/row-source.ts';
import { UndoText } from '../../../../staff/UndoText.tsx';
import { visitedPetName } from '../../visited-pet-name.ts';
import {
  checkIn,
  markAdopted,
  type OutcomeChoice,
  saveOutcome,
  undoCheckIn,
  visitRows,
} from '../staff-visits-api.ts';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';
import { useVisitStatusChange } from '../use-visit-status-change.ts';

/** Long enough to read which visits an adoption has cancelled. */
const CANCELLED_TOAST_MS = 10_000;

/** The last change that was made here, by visit: staff check a visitor in and note the outcome in one go. */
const lastChanges = new Map<string, Promise<Visit>>();

/** Changes a visit after its last change here, in the version that this one makes, also where it is not drawn yet. */
function changeInTurn(visit: Visit, change: (visit: Visit) => Promise<Visit>): Promise<Visit> {
  const before = lastChanges.get(visit.id)?.catch(() => visit) ?? Promise.resolve(visit);
  const changing = before.then((own) => change(own.version > visit.version ? own : visit));
  lastChanges.set(visit.id, changing);
  return changing;
}

/** A toast that stays as long as what it says can be undone without an email. */
function showUndo(text: string, undo: () => void): void {
  const onUndo = () => {
    dismissToast(id);
    undo();
  };
  const id = adminToast.success(text, {
    content: createElement(UndoText, { text, onUndo }),
    duration: UNDO_ANSWER_MS,
  });
}

interface Saved {
  text: string;
  reason?: string;
  undo?: () => void;
}

/**
 * Checks visitors in, answers requests and stores outcomes, unless somebody else has changed the
 * visit. A toast says what was saved.
 */
export function useVisitOutcome() {
  const client = useQueryClient();
  const changeStatus = useVisitStatusChange();
  const [isBusy, setIsBusy] = useState(false);

  const actions = useMemo(() => {
    /** @returns whether it was saved */
    const run = async (work: () => Promise<Saved>): Promise<boolean> => {
      setIsBusy(true);
      try {
        const { text, reason, undo } = await work();
        if (undo) showUndo(text, undo);
        else adminToast.success(text, reason ? { reason, duration: CANCELLED_TOAST_MS } : {});
        return true;
      } catch (error) {
        adminToast.error(failureReason(error, messages.failed));
        await visitRows.refresh(client);
        return false;
      } finally {
        setIsBusy(false);
      }
    };
    const save = (
      visit: Visit,
      change: (visit: Visit) => Promise<Visit>,
      text: string,
      undo?: (saved: Visit) => void,
    ) =>
      run(async () => {
        const saved = await changeInTurn(visit, change);
        visitRows.upsert(client, [saved]);
        return undo ? { text, undo: () => undo(saved) } : { text };
      });
    const setStatus = (visit: Visit, status: VisitStatus, text: string) =>
      run(async () => {
        if (!(await changeStatus(visit, status))) throw new Error(messages.failed);
        return { text };
      });
    const visitorOf = ({ user }: Visit) => ({ visitor: user.full_name });
    return {
      checkIn: (visit: Visit) => {
        const status = activeVisitStatuses.find((active) => active === visit.status);
        const undo = (saved: Visit) =>
          void save(
            saved,
            (current) => undoCheckIn(current, status),
            messages.isNotCheckedIn(visitorOf(visit)),
          );
        void save(visit, checkIn, messages.isCheckedIn(visitorOf(visit)), undo);
      },
      choose: (visit: Visit, choice: OutcomeChoice) => {
        const text = choice.outcome
          ? messages.isNoted({ ...visitorOf(visit), outcome: messages.outcomes[choice.outcome] })
          : messages.isUndone(visitorOf(visit));
        void save(visit, (current) => saveOutcome(current, choice), text);
      },
      confirm: (visit: Visit) =>
        setStatus(visit, 'confirmed', messages.isConfirmed(visitorOf(visit))),
      decline: (visit: Visit) =>
        setStatus(visit, 'cancelled', messages.isDeclined(visitorOf(visit))),
      undoDecline: (visit: Visit) =>
        setStatus(visit, 'pending', messages.isReopened(visitorOf(visit))),
      restore: (visit: Visit) =>
        setStatus(visit, 'confirmed', messages.isRestored(visitorOf(visit))),
      /** @param cancelled the visits that are cancelled by it, which staff have agreed to */
      adopt: (visit: Visit, cancelled: readonly Visit[], timeZone: string) =>
        run(async () => {
          await markAdopted(visit);
          await Promise.all([
            client.invalidateQueries({ queryKey: rowKeys('pets').all }),
            visitRows.refresh(client),
          ]);
          const visits = cancelled.map(({ user, requested_at }) =>
            messages.visitAt({
              visitor: user.full_name,
              time: clockTimeOrDay(requested_at, timeZone),
            }),
          );
          const text = messages.markedAdopted({ pet: visitedPetName(visit) });
          return visits.length > 0
            ? { text, reason: messages.alsoCancelled({ visits }) }
            : { text };
        }),
    };
  }, [client, changeStatus]);

  return { isBusy, ...actions };
}
