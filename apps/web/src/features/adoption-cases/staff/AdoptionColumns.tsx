import { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import { useId } from 'react';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { formatCount } from '../../../lib/text/format-text.ts';
import { MoreButton } from '../../../staff/list/MoreButton.tsx';
import { overdueFirst } from '../../adoptions/adoption-progress.ts';
import { useAdoptionList } from '../../adoptions/adoptions-api.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { AdoptionCard } from '../../adoptions/staff/AdoptionCard.tsx';

type OpenStage = (typeof openAdoptionStages)[number];
type AdoptionList = ReturnType<typeof useAdoptionList>;

/** The open adoptions of each stage. @param q searches them */
export function useOpenAdoptions(q: string | undefined): Record<OpenStage, AdoptionList> {
  return {
    asked: useAdoptionList({ view: 'open', stage: 'asked', q }),
    checking: useAdoptionList({ view: 'open', stage: 'checking', q }),
    approved: useAdoptionList({ view: 'open', stage: 'approved', q }),
    on_trial: useAdoptionList({ view: 'open', stage: 'on_trial', q }),
  };
}

type CardsProps = { list: AdoptionList; timeZone: string; hasStage?: boolean; className?: string };

/** The cards of a list in each of its states but the empty one. */
export function AdoptionCards({ list, timeZone, hasStage, className }: CardsProps) {
  const { data, isError } = list;
  if (!data && !isError) {
    return (
      <div role="status" aria-label={messages.loading} className="grid gap-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  return (
    <>
      <LoadFailure query={list} message={messages.loadFailed} />
      {data && data.rows.length > 0 && (
        <ul className={className ?? 'grid gap-3'}>
          {overdueFirst(data.rows, new Date(), timeZone).map((adoption) => (
            <AdoptionCard
              key={adoption.id}
              adoption={adoption}
              timeZone={timeZone}
              hasStage={hasStage ?? false}
            />
          ))}
        </ul>
      )}
      {data && <MoreButton query={list} label={messages.showMore(data.total - data.rows.length)} />}
    </>
  );
}

type ColumnsProps = { lists: Record<OpenStage, AdoptionList>; timeZone: string };

/** The open adoptions, a column a stage; below each other where there is no room for columns. */
export function AdoptionColumns({ lists, timeZone }: ColumnsProps) {
  const headingId = useId();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-4">
      {openAdoptionStages.map((stage) => {
        const { data } = lists[stage];
        return (
          <section
            key={stage}
            aria-labelledby={`${headingId}-${stage}`}
            className="grid min-w-0 gap-3 rounded-xl bg-sunken p-3"
          >
            <h2
              id={`${headingId}-${stage}`}
              className="flex items-baseline gap-2 text-lg leading-tight"
            >
              {messages.stages[stage]}
              {data && (
                <span className="text-sm font-medium text-text-muted tabular-nums">
                  {formatCount(data.total)}
                </span>
              )}
            </h2>
            <AdoptionCards list={lists[stage]} timeZone={timeZone} />
            {data?.total === 0 && <p className="text-sm text-text-muted">{messages.emptyStage}</p>}
          </section>
        );
      })}
    </div>
  );
}
