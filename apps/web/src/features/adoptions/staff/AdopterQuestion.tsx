import { listAdoptions } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { Link } from 'react-router';
import { callEndpoint } from '../../../lib/api/client.ts';
import { adminToast } from '../../../lib/toast.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';
import { recordPath } from './AdoptionsOfPet.tsx';

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
