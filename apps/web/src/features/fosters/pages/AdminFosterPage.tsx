import { getOwnFosters, type OwnFosters } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { TickNotice } from '../../care/components/TickNotice.tsx';
import { useTicks } from '../../care/use-ticks.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { OwnHomeForm } from '../components/OwnHomeForm.tsx';
import { OwnOffers } from '../components/OwnOffers.tsx';
import { OwnPetCard } from '../components/OwnPetCard.tsx';
import { ownFosterMessages as messages } from '../own-fosters-messages.ts';

const ownFostersQuery = endpointQuery(['fosters', 'own'], getOwnFosters);

const countsOf = ({ pets, today }: OwnFosters) => ({
  pets: pets.length,
  due: pets
    .flatMap(({ care }) => care?.due ?? [])
    .filter(({ due_on }) => (due_on ?? today) <= today).length,
});

/** The pets that live with a foster carer, on one page for the phone. */
export function AdminFosterPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const query = useQuery(ownFostersQuery);
  const ticks = useTicks({ isOwn: true });
  const own = query.data;
  return (
    <StaffPage
      title={messages.title}
      width="phone"
      count={own && own.pets.length > 0 && messages.count(countsOf(own))}
    >
      <TickNotice ticks={ticks} />
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {own?.home === null && <EmptyState title={messages.noHome}>{messages.noHomeHint}</EmptyState>}
      {own && own.home !== null && own.pets.length === 0 && (
        <EmptyState title={messages.noPets}>{messages.noPetsHint}</EmptyState>
      )}
      {own?.pets.map((pet) => (
        <OwnPetCard key={pet.id} pet={pet} today={own.today} timeZone={timeZone} ticks={ticks} />
      ))}
      {own && own.home !== null && <OwnOffers />}
      {own && <OwnHomeForm />}
    </StaffPage>
  );
}
