import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetSort } from '@pawmatch/contract/pets/pet-values';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import type { Column } from '../../../staff/list/RowTable.tsx';
import { type PetActions, PetRowActions, PetStatusDropdown, PetThumbnail } from './pet-cells.tsx';
import { petDashboardMessages, petRecordMessages } from './staff-pets-messages.ts';

type PetCardProps = { pet: Pet; timeZone: string; actions: PetActions };

/** A row of the pet table as a card, for phones. */
export function PetDashboardCard({ pet, timeZone, actions }: PetCardProps) {
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PetThumbnail pet={pet} />
        <div className="min-w-0 flex-1 basis-20">
          <p className="line-clamp-2 leading-snug font-semibold wrap-break-word">{pet.name}</p>
          <p className="text-sm text-text-muted">
            {factLabel('species', pet.species, pet.species, pet.sex)}
          </p>
        </div>
        <PetStatusDropdown pet={pet} timeZone={timeZone} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-24 text-xs text-text-muted">
          {petDashboardMessages.added}{' '}
          <time dateTime={pet.created_at} className="inline-block">
            {longDate(pet.created_at, timeZone)}
          </time>
        </p>
        <PetRowActions pet={pet} {...actions} />
      </div>
    </div>
  );
}

type PetRecordCardProps = PetCardProps & { columns: readonly Column<Pet, PetSort>[] };

/** A pet in the list of all pets, on a phone. */
export function PetRecordCard({ pet, timeZone, actions, columns }: PetRecordCardProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PetThumbnail pet={pet} />
        <div className="min-w-0 flex-1 basis-20">
          <Link
            to={`/admin/pets/${pet.id}`}
            className="line-clamp-2 leading-snug font-semibold wrap-anywhere"
          >
            {pet.name}
          </Link>
          <p className="text-sm wrap-anywhere text-text-muted">
            {petRecordMessages.ageAndBreed({
              age: ageLabel(pet.age_group, pet.species, pet.sex),
              breed: pet.breed,
            })}
          </p>
        </div>
        <PetStatusDropdown pet={pet} timeZone={timeZone} />
      </div>
      <div className="flex items-end justify-between gap-2">
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {columns.map(
            ({ id, label, render, isOnCard }) =>
              isOnCard && (
                <div key={id}>
                  <dt className="text-xs text-text-muted">{label}</dt>
                  <dd>{render(pet)}</dd>
                </div>
              ),
          )}
        </dl>
        <PetRowActions pet={pet} {...actions} />
      </div>
    </div>
  );
}
