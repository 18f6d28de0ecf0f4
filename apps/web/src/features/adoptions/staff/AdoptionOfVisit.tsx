import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { adoptionsQuery, createAdoption, showAdoption } from '../adoptions-api.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';

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
