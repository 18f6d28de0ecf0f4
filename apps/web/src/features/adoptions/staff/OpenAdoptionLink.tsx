import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useCan } from '../../../lib/use-can.ts';
import { adoptionsQuery } from '../adoptions-api.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';

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
      className="line-clamp-1 w-fit text-xs wrap-anywhere text-text-muted underline hover:text-action pointer-coarse:py-1.5"
    >
      {messages.inProgress({
        stage: messages.stages[adoption.stage],
        adopter: adoption.adopter.name,
      })}
    </Link>
  );
}
