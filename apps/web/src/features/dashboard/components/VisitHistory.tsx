import type { VisitStep } from '@pawmatch/contract/visits/own/visit-step';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { cancelReasonText } from '../../visits/own/own-visit.ts';
import { visitHistoryMessages as messages } from '../../visits/visit-history-messages.ts';
import { visitedPetName } from '../../visits/visited-pet-name.ts';
import { visitStepsQuery } from '../../visits/visits-api.ts';

interface VisitHistoryProps {
  visit: OwnVisit;
  timeZone: string | undefined;
}

/** What happened to a visit and who did it; loaded when it is opened. */
export function VisitHistory({ visit, timeZone }: VisitHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="min-w-0" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary
        aria-label={messages.historyOf(visitedPetName(visit))}
        className="w-fit cursor-pointer py-1 text-sm text-text-muted hover:text-text pointer-coarse:py-2.5"
      >
        {messages.history}
      </summary>
      {isOpen && <Steps visit={visit} timeZone={timeZone} />}
    </details>
  );
}

function Steps({ visit, timeZone }: VisitHistoryProps) {
  const query = useQuery(visitStepsQuery(visit.id));
  const { data, isPending } = query;
  if (isPending) return <Spinner label={messages.loading} showLabel />;
  if (!data) return <LoadFailure query={query} message={messages.failed} />;
  if (data.length === 0) return <p className="text-sm">{messages.none}</p>;
  return (
    <ol className="grid gap-2 border-s-2 border-line ps-3 text-sm">
      {data.map((step) => (
        <li key={`${step.happened_at} ${step.kind}`}>
          <p className="text-pretty">{stepText(step, visit, timeZone)}</p>
          <time dateTime={step.happened_at} className="text-xs text-text-muted">
            {dateTimeText(step.happened_at, timeZone)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function stepText(
  { kind, by, from, to, reason }: VisitStep,
  visit: OwnVisit,
  timeZone: string | undefined,
): string {
  if (kind === 'cancelled') {
    const cancelledBy = by === 'adopter' ? 'adopter' : 'staff';
    return cancelReasonText({ ...visit, cancel_reason: reason ?? cancelledBy });
  }
  const time = (instant: string | null) =>
    instant === null ? undefined : dateTimeText(instant, timeZone);
  return messages.steps[kind][by]({ from: time(from), to: time(to) });
}
