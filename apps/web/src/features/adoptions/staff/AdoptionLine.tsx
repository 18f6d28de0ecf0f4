import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { Link } from 'react-router';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { adoptionProgress, petsText, stageTones } from '../adoption-progress.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';

type AdoptionLineProps = {
  adoption: Adoption;
  timeZone: string;
  /** By what the line is named. */
  names: 'pets' | 'adopter';
};

/** An adoption in a short list. */
export function AdoptionLine({ adoption, timeZone, names }: AdoptionLineProps) {
  const { id, stage, adopter } = adoption;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link to={`/admin/adoptions/${id}`} className="link wrap-anywhere">
        {names === 'pets' ? petsText(adoption) : adopter.name}
      </Link>
      <StatusBadge tone={stageTones[stage]}>{messages.stages[stage]}</StatusBadge>
      <span className="w-full text-text-muted">
        {adoptionProgress(adoption, new Date(), timeZone).text}
      </span>
    </li>
  );
}
