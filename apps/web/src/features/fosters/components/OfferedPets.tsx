import type { OfferedPet } from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { offerMessages as messages } from '../fosters-messages.ts';

interface OfferedPetsProps {
  offer: { pets: OfferedPet[]; note: string; from_on: string; weeks: number };
}

/** What an offer is about: the pets, from when, for how long, and what staff wrote. */
export function OfferedPets({ offer }: OfferedPetsProps) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {offer.pets.map((pet) => (
          <li key={pet.id} className="flex min-w-0 items-center gap-2">
            <Thumbnail
              src={pet.photo_url}
              fallback={pet.name.slice(0, 1)}
              className="size-10 rounded-full"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{pet.name}</span>
              <span className="block text-sm text-text-muted">{`${pet.age} · ${factLabel('species', pet.species, pet.species, pet.sex)}`}</span>
            </span>
            {pet.needs_medicine && <Badge tone="pending">{messages.medicine}</Badge>}
          </li>
        ))}
        {offer.pets.length === 0 && <li className="text-text-muted">{messages.nobodyAny}</li>}
      </ul>
      <p className="text-sm">
        {messages.when({ day: shortDate(offer.from_on, 'UTC'), count: offer.weeks })}
      </p>
      <p className="text-sm wrap-anywhere text-text-muted">{offer.note}</p>
    </>
  );
}
