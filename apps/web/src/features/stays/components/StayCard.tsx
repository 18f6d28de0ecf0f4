import type { Pet } from '@pawmatch/contract/pets/pet';
import type { StaffStay } from '@pawmatch/contract/stays/stays-endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { Fact, FactList } from '../../../staff/page/RecordPage.tsx';
import { PetNeeds } from '../../care/components/PetNeeds.tsx';
import { petRecordMessages } from '../../pets/staff/staff-pets-messages.ts';
import { missingDetails } from '../missing-details.ts';
import { petRecordQuery, undoOutcome, useShowChangedPet } from '../stays-api.ts';
import { stayMessages as messages } from '../stays-messages.ts';
import { StayList } from './StayList.tsx';
import { useSetListed } from './use-set-listed.ts';

const { Lazy: IdentityDialog } = lazyComponent(
  async () => (await import('./IdentityDialog.tsx')).IdentityDialog,
);
const { Lazy: OutcomeDialog } = lazyComponent(
  async () => (await import('./OutcomeDialog.tsx')).OutcomeDialog,
);
const { Lazy: StayDialog } = lazyComponent(
  async () => (await import('./StayDialog.tsx')).StayDialog,
);

type OpenDialog = 'identity' | 'outcome' | StaffStay | null;

/** Whether adopters see a pet, its chip, and how it came and left, for staff. */
export function StayCard({ pet, timeZone }: { pet: Pet; timeZone: string }) {
  const titleId = useId();
  const can = useCan();
  const mayChange = can('pets.edit');
  const query = useQuery(petRecordQuery(pet.id));
  const { data, isError } = query;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const showChanged = useShowChangedPet();
  const listing = useSetListed(pet);
  const undo = useMutation({
    mutationFn: () => undoOutcome(pet.id),
    onSuccess(changed) {
      adminToast.success(messages.takenBack({ pet: pet.name }));
      return showChanged(changed);
    },
    onError: (failure) => adminToast.error(failureReason(failure, messages.changeFailed)),
  });

  const frame = (children: ReactNode) => (
    <TitledCard id={titleId} title={messages.title} titleSize="text-lg">
      {children}
    </TitledCard>
  );
  if (!data) {
    return frame(
      isError ? (
        <LoadFailure query={query} message={messages.loadFailed} />
      ) : (
        <Skeleton className="h-48" />
      ),
    );
  }

  const [last] = data.stays;
  const isHere = last?.outcome === null;
  const shared = { pet, timeZone, onClose: () => setDialog(null) };
  const missing = missingDetails(pet).join(', ');
  const unlisted = isHere ? messages.notShown : messages.gone;
  return frame(
    <>
      <div className="grid gap-1">
        <p>{data.is_listed ? messages.shown : unlisted}</p>
        {data.is_listed && pet.status !== 'Adopted' && (
          <Link to={`/pets?petId=${pet.id}`} className="link justify-self-start text-sm">
            {petRecordMessages.publicPage}
          </Link>
        )}
        {!data.is_listed && isHere && missing && (
          <p className="text-sm text-text-muted">{messages.isMissing({ missing })}</p>
        )}
      </div>
      <PetNeeds pet={pet} />
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {(isHere || data.is_listed) && (
            <Button
              size="sm"
              variant={data.is_listed ? 'secondary' : 'primary'}
              busy={listing.isPending}
              onClick={() => listing.mutate(!data.is_listed)}
            >
              {data.is_listed ? messages.hide : messages.show}
            </Button>
          )}
          {isHere && (
            <Button size="sm" variant="secondary" onClick={() => setDialog('outcome')}>
              {messages.leave}
            </Button>
          )}
          {last?.can_undo && (
            <Button
              size="sm"
              variant="secondary"
              busy={undo.isPending}
              onClick={() => undo.mutate()}
            >
              {messages.takeBack}
            </Button>
          )}
        </div>
      )}
      {data.same_microchip.length > 0 && (
        <Notice tone="warning">
          {messages.sameChip({ names: data.same_microchip.map(({ name }) => name).join(', ') })}
        </Notice>
      )}
      {data.is_microchip_elsewhere && <Notice tone="warning">{messages.chipElsewhere}</Notice>}
      <FactList>
        {data.place && can('places.read') && (
          <Fact label={messages.livesIn}>
            <Link to={`/admin/places#place-${data.place.id}`} className="link">
              {data.place.name}
            </Link>
          </Fact>
        )}
        <Fact label={messages.microchip}>{data.microchip ?? messages.none}</Fact>
        <Fact label={messages.shelterNumber}>{data.shelter_number ?? messages.none}</Fact>
      </FactList>
      {mayChange && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setDialog('identity')}
        >
          {messages.editIdentity}
        </Button>
      )}
      <StayList
        stays={data.stays}
        timeZone={timeZone}
        onCorrect={mayChange ? setDialog : undefined}
      />
      <Suspense>
        {dialog === 'identity' && <IdentityDialog {...shared} record={data} />}
        {dialog === 'outcome' && <OutcomeDialog {...shared} />}
        {dialog !== null && typeof dialog === 'object' && <StayDialog {...shared} stay={dialog} />}
      </Suspense>
    </>,
  );
}
