import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { PetDialogs, usePetDialogs } from '../../pets/staff/PetDialogs.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { IntakeForm } from '../components/IntakeForm.tsx';
import { UnlistedPets } from '../components/UnlistedPets.tsx';
import { unlistedPetsQuery } from '../stays-api.ts';
import { intakeMessages, unlistedMessages as messages } from '../stays-messages.ts';

/** Pets come in here, and wait until staff show them to adopters. */
export function AdminIntakePage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const mayTakeIn = useCan()('pets.edit');
  const query = useQuery(unlistedPetsQuery);
  const dialogs = usePetDialogs();
  const inCare = query.data?.filter(({ stay }) => stay?.outcome === null) ?? [];
  const gone = query.data?.filter(({ stay }) => stay?.outcome !== null) ?? [];
  const shared = { timeZone, onEdit: dialogs.actions.onEdit };
  return (
    <>
      <StaffPage title={intakeMessages.title} width="board">
        {mayTakeIn && <IntakeForm today={toZonedTime(new Date(), timeZone).date} />}
        <section className="grid gap-3">
          <h2 className="text-lg">{messages.title}</h2>
          {!query.data && <LoadFailure query={query} message={messages.loadFailed} />}
          {query.isPending && <Skeleton className="h-40" />}
          {query.data && inCare.length === 0 && <p className="text-text-muted">{messages.none}</p>}
          <UnlistedPets pets={inCare} {...shared} />
        </section>
        {gone.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-lg">{messages.leftTitle}</h2>
            <UnlistedPets pets={gone} {...shared} />
          </section>
        )}
      </StaffPage>
      <PetDialogs dialogs={dialogs} timeZone={timeZone} />
    </>
  );
}
