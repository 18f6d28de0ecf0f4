import type { Pet } from '@pawmatch/contract/pets/pet';
import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { addDays } from '@pawmatch/contract/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { ChevronRightIcon } from '../../../components/ui/icons/navigation.tsx';
import { ChevronLeftIcon } from '../../../components/ui/icons/secondary.tsx';
import { langOf } from '../../../lib/text/language.ts';
import { RecordPage } from '../../../staff/page/RecordPage.tsx';
import { useListAddress } from '../../../staff/page/use-list-address.ts';
import { calendarMessages as messages } from '../../visits/calendar/calendar-messages.ts';
import { PetDay } from '../../visits/calendar/PetDay.tsx';
import { useDateOfAddress } from '../../visits/calendar/use-calendar.ts';
import { PetThumbnail } from '../staff/pet-cells.tsx';
import { petRows } from '../staff/staff-pets-api.ts';
import { petRecordMessages } from '../staff/staff-pets-messages.ts';

const parameters = { date: null } as const;

/** A pet's visits of a day, its rest and notes on one card, for the kennel door and the phone. */
export function AdminPetDayPage() {
  const { id = '' } = useParams();
  const query = useQuery(petRows.one(id));
  const { values, set } = useListAddress(parameters);
  const { date } = useDateOfAddress(values.date);
  const dates = useMemo(() => [date], [date]);
  const step = (days: 1 | -1) => set({ date: addDays(date, days) });
  return (
    <RecordPage<Pet>
      query={query}
      messages={petRecordMessages}
      listPath="/admin/pets"
      titleOf={({ name }) => messages.dayCardTitle(name)}
    >
      {(pet) => (
        <Card className="grid w-full max-w-2xl gap-4 print:border-0 print:shadow-none">
          <header className="flex items-center gap-4">
            <PetThumbnail pet={pet} className="size-20 rounded-xl" />
            <div className="min-w-0">
              <h1 className="text-2xl wrap-anywhere">{messages.dayCardTitle(pet.name)}</h1>
              <p aria-live="polite" className="text-text-muted">
                {slotDateLabel(date)}
              </p>
            </div>
          </header>
          <div className="flex flex-wrap gap-2 print:hidden">
            <IconButton
              label={messages.previousDay}
              icon={<ChevronLeftIcon />}
              variant="outlined"
              size="sm"
              onClick={() => step(-1)}
            />
            <IconButton
              label={messages.nextDay}
              icon={<ChevronRightIcon />}
              variant="outlined"
              size="sm"
              onClick={() => step(1)}
            />
            <Button size="sm" onClick={() => print()}>
              {messages.print}
            </Button>
            <ButtonLink size="sm" variant="secondary" to={`/admin/pets/${pet.id}`}>
              {messages.toPet(pet.name)}
            </ButtonLink>
          </div>
          <PetDay petId={pet.id} dates={dates} />
          {(pet.special_needs || pet.shelter_notes) && (
            <section aria-labelledby="about-pet" className="grid gap-1">
              <h2 id="about-pet" className="text-lg">
                {messages.aboutPet}
              </h2>
              {pet.special_needs && <p className="font-semibold">{messages.specialNeeds}</p>}
              {pet.shelter_notes && (
                <p lang={langOf(pet.language)} className="whitespace-pre-line wrap-anywhere">
                  {pet.shelter_notes}
                </p>
              )}
            </section>
          )}
        </Card>
      )}
    </RecordPage>
  );
}
