import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { HeartIcon } from '../../../components/ui/icons/marks.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { useFavoriteIds } from '../../favorite-button/use-favorites.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { isUnanswered } from '../household-api.ts';
import { householdMessages as messages } from '../household-messages.ts';

interface PartnerInterestProps {
  household: Household | null;
  pet: { id: string; name: string };
}

/** On a pet's card: that the partner likes it or visits it; nothing otherwise. */
export function PartnerInterest({ household, pet }: PartnerInterestProps) {
  const isYours = useFavoriteIds().includes(pet.id);
  const timeZone = useShelter(pet.id)?.time_zone;
  if (!household) return null;
  const { partner } = household;
  const isLiked = household.favorites.some(({ pet_id }) => pet_id === pet.id);
  const visit = household.visits.find(
    ({ pet_id, bonded_pet_id }) => pet_id === pet.id || bonded_pet_id === pet.id,
  );
  if (!isLiked && !visit) return null;
  const textOf = visit && (isUnanswered(visit) ? messages.hasAsked : messages.partnerVisits);
  return (
    <ul className="mt-1 mb-2 grid gap-1 text-sm font-semibold">
      {isLiked && (
        <li className="flex gap-2 wrap-anywhere">
          <HeartIcon className="size-5" />
          {(isYours ? messages.likesToo : messages.likesPet)({ partner, pet: pet.name })}
        </li>
      )}
      {visit && textOf && (
        <li className="flex gap-2 wrap-anywhere">
          <CalendarIcon className="size-5" />
          {textOf({
            ...{ partner, pet: visit.pet_name },
            time: dateTimeText(visit.requested_at, timeZone),
          })}
        </li>
      )}
    </ul>
  );
}
