import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { rowKeys } from '../../../components/admin/row-cache.ts';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { refreshVisits, upsertVisits } from '../api/staff-visits.ts';
import { checkIn, markAdopted, type OutcomeChoice, saveOutcome } from '../api/visit-outcomes.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { outcomeMessages as messages } from './visit-outcome-messages.ts';

/** B3.05: checks visitors in and stores outcomes, unless somebody else has changed the visit. */
export function useVisitOutcome() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const actions = useMemo(() => {
    const run = async (work: () => Promise<string>) => {
      setIsBusy(true);
      try {
        adminToast.success(await work());
      } catch (error) {
        adminToast.error(failureReason(error, messages.failed));
        await refreshVisits(client);
      } finally {
        setIsBusy(false);
      }
    };
    const save = (change: () => Promise<Visit>) =>
      void run(async () => {
        upsertVisits(client, [await change()]);
        return messages.saved;
      });
    return {
      checkIn: (visit: Visit) => save(() => checkIn(visit)),
      choose: (visit: Visit, choice: OutcomeChoice) => save(() => saveOutcome(visit, choice)),
      adopt: (visit: Visit) =>
        void run(async () => {
          await markAdopted(visit);
          await client.invalidateQueries({ queryKey: rowKeys('pets').all });
          return messages.markedAdopted(visitedPetName(visit));
        }),
    };
  }, [client]);

  return { isBusy, ...actions };
}
