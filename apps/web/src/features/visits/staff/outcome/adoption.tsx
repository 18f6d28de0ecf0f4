import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { isVisitActionAllowed } from '@pawmatch/contract/visits/visit-actions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog.tsx';
import { dateTimeText } from '../../../../lib/dates/shelter-dates.ts';
import { visitedPetName } from '../../visited-pet-name.ts';
import { fetchUpcomingVisits, visitRows } from '../staff-visits-api.ts';
import { adoptionMessages } from '../staff-visits-messages.ts';

/** The visits that are cancelled when these pets are adopted, by the server's rule. */
function upcomingVisits(visits: readonly Visit[], petIds: readonly string[], now: Date): Visit[] {
  return visits.filter(
    (visit) =>
      [visit.pet_id, visit.bonded_pet?.id].some((id) => id && petIds.includes(id)) &&
      isVisitActionAllowed('system', 'cancel', visit, now),
  );
}

type VisitsToCancelProps = {
  visits: readonly Visit[];
  timeZone: string;
};

/** The visits that an adoption cancels, the earliest first. */
function VisitsToCancel({ visits, timeZone }: VisitsToCancelProps) {
  const byTime = [...visits].sort((a, b) => a.requested_at.localeCompare(b.requested_at));
  return (
    <div className="grid gap-3">
      <p>{adoptionMessages.cancelled(visits.length)}</p>
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {byTime.map((visit) => (
          <li key={visit.id} className="grid wrap-anywhere">
            <span className="font-medium text-text">
              {adoptionMessages.visit({
                visitor: visit.user.full_name,
                petName: visitedPetName(visit),
              })}
            </span>
            <time dateTime={visit.requested_at}>{dateTimeText(visit.requested_at, timeZone)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

type AdoptionConsequencesProps = {
  /** The pets that will be marked as adopted; null when not all of them are loaded. */
  pets: readonly Pick<Pet, 'id' | 'status'>[] | null;
  timeZone: string;
};

/** Lists the visits that are cancelled when pets are marked as adopted, if any. */
export function AdoptionConsequences({ pets, timeZone }: AdoptionConsequencesProps) {
  const petIds = (pets ?? []).filter(({ status }) => status !== 'Adopted').map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [...visitRows.keys.all, 'upcoming', petIds],
    queryFn: ({ signal }) => fetchUpcomingVisits(petIds, timeZone, signal),
    staleTime: 0,
  });
  if (!pets) return <p>{adoptionMessages.anyVisits}</p>;
  const visits = upcomingVisits(data ?? [], petIds, new Date());
  return visits.length > 0 ? <VisitsToCancel visits={visits} timeZone={timeZone} /> : null;
}

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

/** Asks before an adoption that cancels visits. */
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
