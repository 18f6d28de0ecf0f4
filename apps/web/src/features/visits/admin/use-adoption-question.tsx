import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { fetchUpcomingVisits } from './staff-visits-api.ts';
import { upcomingVisits } from './upcoming-visits.ts';
import { VisitsToCancel } from './VisitsToCancel.tsx';
import { adoptionMessages } from './visits-admin-messages.ts';

interface Question {
  /** Null when the visits could not be loaded. */
  visits: readonly Visit[] | null;
  answer: (isAgreed: boolean) => void;
}

interface AdoptionQuestion {
  /** Resolves to whether to mark these pets as adopted; true at once when no visits are affected. */
  ask: (pets: readonly Pick<Pet, 'id'>[]) => Promise<boolean>;
  /** As `ask`; resolves to the visits that will be cancelled, or to null when staff do not agree. */
  askForVisits: (pets: readonly Pick<Pet, 'id'>[]) => Promise<readonly Visit[] | null>;
  /** The confirmation dialog, to be rendered beside the form. */
  dialog: ReactNode;
}

/** B3.11: asks before an adoption that cancels visits. */
export function useAdoptionQuestion(timeZone: string): AdoptionQuestion {
  const [question, setQuestion] = useState<Question | null>(null);

  const askForVisits = async (
    pets: readonly Pick<Pet, 'id'>[],
  ): Promise<readonly Visit[] | null> => {
    const ids = pets.map(({ id }) => id);
    const all = await fetchUpcomingVisits(ids, timeZone).catch(() => null);
    const visits = all && upcomingVisits(all, ids, new Date());
    if (visits?.length === 0) return [];
    return new Promise((resolve) => {
      setQuestion({
        visits,
        answer: (isAgreed) => {
          setQuestion(null);
          resolve(isAgreed ? (visits ?? []) : null);
        },
      });
    });
  };

  const dialog = question && (
    <ConfirmDialog
      open
      title={adoptionMessages.title}
      message={
        question.visits ? (
          <VisitsToCancel visits={question.visits} timeZone={timeZone} />
        ) : (
          adoptionMessages.unknownVisits
        )
      }
      confirmText={adoptionMessages.confirm}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  );
  const ask = async (pets: readonly Pick<Pet, 'id'>[]) => (await askForVisits(pets)) !== null;
  return { ask, askForVisits, dialog };
}
