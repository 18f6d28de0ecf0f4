import type { OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { OwnAdoptionCard } from './OwnAdoptionCard.tsx';
import { isEndedStage } from './OwnAdoptionStages.tsx';
import { ownAdoptionMessages as messages } from './own-adoptions-messages.ts';

type OwnAdoptionsProps = { query: UseQueryResult<OwnAdoption[]> };

/** The adoptions of the user, those that are under way first; nothing without one. */
export function OwnAdoptions({ query }: OwnAdoptionsProps) {
  const { data, isError } = query;
  const timeZone = useShelter(data?.[0]?.pets[0]?.id)?.time_zone;
  if (!data && !isError) return null;
  if (data?.length === 0) return null;
  const ordered = [...(data ?? [])].sort(
    (a, b) => Number(isEndedStage(a.stage)) - Number(isEndedStage(b.stage)),
  );
  return (
    <section aria-labelledby="your-adoptions" className="grid gap-4">
      <h2 id="your-adoptions" className="text-2xl">
        {messages.title}
      </h2>
      {!data && (
        <Card>
          <LoadFailure query={query} message={messages.failed} />
        </Card>
      )}
      <ul className="grid gap-4">
        {ordered.map((adoption) => (
          <OwnAdoptionCard key={adoption.id} adoption={adoption} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}
