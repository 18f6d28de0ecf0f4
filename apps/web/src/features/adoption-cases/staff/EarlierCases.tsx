import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { petsText } from '../../adoptions/adoption-progress.ts';
import { adoptionsQuery } from '../../adoptions/adoptions-api.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { AdoptionLine } from '../../adoptions/staff/AdoptionLine.tsx';
import { visitRows } from '../../visits/staff/staff-visits-api.ts';
import { visitedPetName } from '../../visits/visited-pet-name.ts';

/** Visits that are shown; the others are a link away. */
const SHOWN_VISITS = 5;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-semibold wrap-anywhere">{title}</h3>
      <ul className="grid gap-1.5 text-sm">{children}</ul>
    </div>
  );
}

type EarlierCasesProps = { adoption: Adoption; timeZone: string };

/** The visits and other adoptions of the adopter, and who else asked for the pet. */
export function EarlierCases({ adoption, timeZone }: EarlierCasesProps) {
  const { adopter, pets, id } = adoption;
  const adopterId = adopter.id ?? undefined;
  const visitsQuery = visitRows.page({ user_id: adopterId, limit: SHOWN_VISITS });
  const visits = useQuery({
    queryKey: visitsQuery.queryKey,
    queryFn: ({ signal }) => visitsQuery.fetchPage(signal),
    enabled: adopterId !== undefined,
  });
  const ofPerson = useQuery({
    ...adoptionsQuery({ user_id: adopterId }),
    enabled: adopterId !== undefined,
  });
  const ofPet = useQuery(adoptionsQuery({ pet_id: pets[0]?.id }));
  const all = adopterId ? [visits, ofPerson, ofPet] : [ofPet];
  const failed = all.find(({ isError }) => isError);
  const isLoading = all.some(({ isPending }) => isPending);
  const without = (rows: readonly Adoption[] = []) => rows.filter((other) => other.id !== id);
  const mine = without(ofPerson.data);
  const others = without(ofPet.data).filter(
    ({ adopter: other }) => !adopterId || other.id !== adopterId,
  );
  const names = { adopter: adopter.name, pets: petsText(adoption) };
  const visited = visits.data?.rows ?? [];
  const isEmpty = visited.length + mine.length + others.length === 0;
  return (
    <TitledCard id="earlier-cases" title={messages.earlierTitle}>
      {failed && <LoadFailure query={failed} message={messages.earlierFailed} />}
      {isLoading && !failed && <Skeleton className="h-16" />}
      {!isLoading && !failed && isEmpty && (
        <p className="text-sm text-text-muted">{messages.earlierNone}</p>
      )}
      {visited.length > 0 && (
        <Part title={messages.earlierVisits(names)}>
          {visited.map((visit) => (
            <li key={visit.id}>
              <Link to={`/admin/visits/${visit.id}`} className="link wrap-anywhere">
                {messages.visitLine({
                  pet: visitedPetName(visit),
                  date: shortDate(visit.requested_at, timeZone),
                  state: visit.outcome
                    ? messages.outcomes[visit.outcome]
                    : messages.visitStates[visit.status],
                })}
              </Link>
            </li>
          ))}
        </Part>
      )}
      {mine.length > 0 && (
        <Part title={messages.earlierOfPerson(names)}>
          {mine.map((other) => (
            <AdoptionLine key={other.id} adoption={other} timeZone={timeZone} names="pets" />
          ))}
        </Part>
      )}
      {others.length > 0 && (
        <Part title={messages.othersForPet(names)}>
          {others.map((other) => (
            <AdoptionLine key={other.id} adoption={other} timeZone={timeZone} names="adopter" />
          ))}
        </Part>
      )}
    </TitledCard>
  );
}
