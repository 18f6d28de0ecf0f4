import { listAdoptions } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { callEndpoint } from '../../../lib/api/client.ts';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { adoptionsQuery, createAdoption, showAdoption } from '../adoptions-api.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';
import { recordPath } from './AdoptionsOfPet.tsx';

/*
 * What other pages of staff load later, in one file: each file of its own would split the scripts of the dashboard
 * into smaller ones.
 */

/** Enough to read it and to reach it by keyboard; the pet's page says it later, too. */
const QUESTION_MS = 10_000;

/** Says that nobody is recorded as adopter of a pet that was just marked as adopted. */
export async function askWhoAdopted({ id, name }: Pick<Pet, 'id' | 'name'>): Promise<void> {
  const query = { pet_id: id, view: 'adopted', limit: 1 } as const;
  const recorded = await callEndpoint(listAdoptions, { query });
  if (recorded.length > 0) return;
  const text = messages.nobodyRecordedOf({ pet: name });
  adminToast.blank(text, {
    duration: QUESTION_MS,
    content: (
      <>
        <p>{text}</p>
        <Link to={recordPath(id)} className="link inline-flex min-h-11 items-center">
          {messages.recordWho}
        </Link>
      </>
    ),
  });
}

/** Leads to the adoption that a visit has led to, or begins it. */
export function AdoptionOfVisit({ visit }: { visit: Pick<Visit, 'id' | 'pet_id'> }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const can = useCan();
  const [isBusy, setIsBusy] = useState(false);
  const mayRead = can('adoptions.read');
  const { data } = useQuery({ ...adoptionsQuery({ visit_id: visit.id }), enabled: mayRead });
  const { id, pet_id } = visit;
  if (!data) return null;
  const [adoption] = data;
  if (adoption) {
    return (
      <Link to={`/admin/adoptions/${adoption.id}`} className="link justify-self-start">
        {messages.openCase}
      </Link>
    );
  }
  if (!pet_id || !can('adoptions.edit')) return null;
  const begin = async () => {
    setIsBusy(true);
    try {
      const created = await createAdoption({ pet_id, visit_id: id });
      showAdoption(client, created);
      void navigate(`/admin/adoptions/${created.id}`);
    } catch (error) {
      adminToast.error(failureReason(error, messages.beginFailed));
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      className="justify-self-start"
      busy={isBusy}
      busyLabel={messages.beginning}
      onClick={() => void begin()}
    >
      {messages.begin}
    </Button>
  );
}

/** In a row of the pets: leads to the adoption of the pet that is furthest, if one is under way. */
export function OpenAdoptionLink({ petId }: { petId: string }) {
  const mayRead = useCan()('adoptions.read');
  const { data = [] } = useQuery({ ...adoptionsQuery({ view: 'open' }), enabled: mayRead });
  const mine = data.filter(({ pets }) => pets.some(({ id }) => id === petId));
  const adoption = mine.find(({ approved_at }) => approved_at !== null) ?? mine[0];
  if (!adoption) return null;
  return (
    <Link
      to={`/admin/adoptions/${adoption.id}`}
      className="link line-clamp-2 text-xs wrap-anywhere"
    >
      {messages.inProgress({
        stage: messages.stages[adoption.stage],
        adopter: adoption.adopter.name,
      })}
    </Link>
  );
}
