import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import { type PetFactName, petFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { Fact, FactList, RecordPage } from '../../../staff/page/RecordPage.tsx';
import { AdoptionsOfPet } from '../../adoptions/staff/AdoptionsOfPet.tsx';
import { FactSuggestions } from '../../fact-suggestions/components/FactSuggestions.tsx';
import { HiddenPetSums } from '../../hidden-pets/components/HiddenPetSums.tsx';
import { HistoryList } from '../../history/components/HistoryList.tsx';
import { InternalNotesCard } from '../../internal-notes/components/InternalNotesCard.tsx';
import { kennelCardMessages } from '../../kennel-cards/kennel-card-messages.ts';
import { SuitableAdopters } from '../../match-sharing/components/SuitableAdopters.tsx';
import { PetReturns } from '../../returns/components/PetReturns.tsx';
import { ReturnPetButton } from '../../returns/components/ReturnPetButton.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { TasksCard } from '../../tasks/components/TasksCard.tsx';
import { VisitsLink } from '../../visits/staff/VisitsLink.tsx';
import { WaitingPeople } from '../../visits/staff/WaitingPeople.tsx';
import { BondedPairCard } from '../staff/BondedPairCard.tsx';
import { PetMoveButton } from '../staff/moves/PetMoveButton.tsx';
import { PetDialogs, usePetDialogs } from '../staff/PetDialogs.tsx';
import {
  countMissingFacts,
  PetStatusDropdown,
  PetThumbnail,
  waitingText,
} from '../staff/pet-cells.tsx';
import { petRows, useChangePet } from '../staff/staff-pets-api.ts';
import { petFormMessages, petRecordMessages } from '../staff/staff-pets-messages.ts';

const { Lazy: PetCareCard } = lazyComponent(
  async () => (await import('../../care/components/PetCareCard.tsx')).PetCareCard,
);
const { Lazy: ReportedAnswers } = lazyComponent(
  async () => (await import('../../fosters/components/ReportedAnswers.tsx')).ReportedAnswers,
);
const { Lazy: DiaryCard } = lazyComponent(
  async () => (await import('../../internal-notes/components/DiaryCard.tsx')).DiaryCard,
);
const { Lazy: StayCard } = lazyComponent(
  async () => (await import('../../stays/components/StayCard.tsx')).StayCard,
);

/** One pet for staff: its facts, what can be done, its visits and its history. */
export function AdminPetPage() {
  const { id = '' } = useParams();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const changePet = useChangePet();
  const query = useQuery(petRows.one(id));
  const dialogs = usePetDialogs();
  const { actions } = dialogs;
  const can = useCan();
  // A scanned code has the end of the id alone.
  if (query.data && query.data.id !== id) {
    return <Navigate to={`/admin/pets/${query.data.id}`} replace />;
  }
  return (
    <>
      <RecordPage<Pet>
        query={query}
        messages={petRecordMessages}
        listPath="/admin/pets"
        titleOf={({ name }) => name}
      >
        {(pet) => (
          <>
            <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <PetThumbnail pet={pet} className="size-20 rounded-xl" />
              <div className="min-w-0 grow basis-48">
                <h1 className="text-2xl wrap-anywhere">{pet.name}</h1>
                <p className="text-sm text-text-muted">{pet.breed}</p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <PetStatusDropdown pet={pet} timeZone={timeZone} />
                {actions.onEdit && (
                  <Button size="sm" variant="secondary" onClick={() => actions.onEdit?.(pet)}>
                    {petRecordMessages.edit}
                  </Button>
                )}
                {actions.onDelete && (
                  <Button
                    size="sm"
                    variant="dangerOutlined"
                    onClick={() => actions.onDelete?.(pet)}
                  >
                    {petRecordMessages.remove}
                  </Button>
                )}
              </div>
            </header>
            <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
              <div className="grid gap-6">
                <Card className="grid gap-5">
                  <FactList>
                    <Fact label={petRecordMessages.columns.added}>
                      <time dateTime={pet.created_at}>{longDate(pet.created_at, timeZone)}</time>
                    </Fact>
                    <Fact label={petRecordMessages.columns.waiting}>{waitingText(pet)}</Fact>
                    {pet.birth_date && (
                      <Fact label={petFormMessages.birthDate}>
                        {petRecordMessages.born({
                          day: longDate(pet.birth_date, 'UTC'),
                          isEstimated: pet.is_birth_date_estimated,
                        })}
                      </Fact>
                    )}
                    {pet.color && <Fact label={petFormMessages.color}>{pet.color}</Fact>}
                    {petFactNames.map((name) => (
                      <Fact key={name} label={petFactMessages[name].label}>
                        {factText(pet, name)}
                      </Fact>
                    ))}
                  </FactList>
                  <p className="text-sm text-text-muted">
                    {petRecordMessages.missingOnPage({
                      count: countMissingFacts(pet),
                      hasPhoto: pet.image_url !== null,
                    })}
                  </p>
                  <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
                    <VisitsLink filter={{ pet_id: pet.id }} />
                    <Link to={`/admin/pets/${pet.id}/day`} className="link">
                      {petRecordMessages.dayCard}
                    </Link>
                    <Link to={`/admin/cards?ids=${pet.id}`} className="link">
                      {kennelCardMessages.ofPet}
                    </Link>
                    {can('care.read') && (
                      <Link to={`/admin/pets/${pet.id}/health`} className="link">
                        {petRecordMessages.healthRecord}
                      </Link>
                    )}
                    <PetMoveButton pet={pet} />
                    <ReturnPetButton pet={pet} />
                  </p>
                </Card>
                {can('care.read') && (
                  <Suspense fallback={<Skeleton className="h-48" />}>
                    <PetCareCard pet={pet} timeZone={timeZone} />
                  </Suspense>
                )}
                <Suspense fallback={<Skeleton className="h-48" />}>
                  <StayCard pet={pet} timeZone={timeZone} />
                </Suspense>
              </div>
              <div className="grid gap-6">
                <FactSuggestions
                  petId={pet.id}
                  version={pet.version}
                  onAccept={({ fact, value }) => changePet(pet, { [fact]: value })}
                />
                {can('fosters.edit') && (
                  <Suspense fallback={null}>
                    <ReportedAnswers pet={pet} timeZone={timeZone} />
                  </Suspense>
                )}
                <AdoptionsOfPet pet={pet} />
                <BondedPairCard pet={pet} />
                {can('adoptions.read') && <PetReturns petId={pet.id} />}
                {can('people.read') && (
                  <>
                    <WaitingPeople petId={pet.id} timeZone={timeZone} />
                    <SuitableAdopters petId={pet.id} />
                  </>
                )}
                <Suspense fallback={<Skeleton className="h-48" />}>
                  <DiaryCard subject={{ kind: 'pet', id: pet.id }} timeZone={timeZone} />
                </Suspense>
                <TasksCard subject={{ pet_id: pet.id }} />
                <InternalNotesCard subject={{ kind: 'pet', id: pet.id }} timeZone={timeZone} />
                <HiddenPetSums petId={pet.id} />
                {can('history.read') && (
                  <HistoryList subject={{ pet_id: pet.id }} timeZone={timeZone} />
                )}
              </div>
            </div>
          </>
        )}
      </RecordPage>
      <PetDialogs dialogs={dialogs} timeZone={timeZone} />
    </>
  );
}

function factText(pet: Pet, name: PetFactName): string {
  const value = pet[name];
  if (value === null) return petRecordMessages.unknown;
  if (typeof value === 'boolean') return value ? petRecordMessages.yes : petRecordMessages.no;
  return factLabel(name as 'size', value, pet.species, pet.sex);
}
