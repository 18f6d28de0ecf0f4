import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { fetchAllVisits } from '../api/list-all-visits.ts';
import { VisitsToCancel } from './VisitsToCancel.tsx';
import { adoptionMessages } from './visit-admin-messages.ts';
import { visitsToCome } from './visits-to-come.ts';

interface Question {
  /** Null when nobody could be asked. */
  visits: readonly Visit[] | null;
  answer: (isAgreed: boolean) => void;
}

interface AdoptionQuestion {
  /** Whether these pets may be marked as adopted: at once when nobody is coming to meet them. */
  ask: (pets: readonly Pick<Pet, 'id'>[]) => Promise<boolean>;
  /** To be rendered beside the form. */
  dialog: ReactNode;
}

/** B3.11: warns before pets are marked as adopted whose visits are cancelled by that. */
export function useAdoptionQuestion(timeZone: string): AdoptionQuestion {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = async (pets: readonly Pick<Pet, 'id'>[]): Promise<boolean> => {
    const all = await fetchAllVisits(client).catch(() => null);
    const ids = pets.map(({ id }) => id);
    const visits = all && visitsToCome(all, ids, new Date());
    if (visits?.length === 0) return true;
    return new Promise((resolve) => {
      setQuestion({
        visits,
        answer: (isAgreed) => {
          setQuestion(null);
          resolve(isAgreed);
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
  return { ask, dialog };
}
