import { intakeLabels, outcomeLabels } from '@pawmatch/contract/stays/stay-messages';
import { daysBetween } from '@pawmatch/contract/stays/stay-values';
import type { StaffStay } from '@pawmatch/contract/stays/stays-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { Fact, FactList } from '../../../staff/page/RecordPage.tsx';
import { stayMessages as messages } from '../stays-messages.ts';

interface StayListProps {
  stays: readonly StaffStay[];
  timeZone: string;
  /** Undefined for who may not correct them. */
  onCorrect: ((stay: StaffStay) => void) | undefined;
}

/** The stays of a pet, the latest first, with their sum. */
export function StayList({ stays, timeZone, onCorrect }: StayListProps) {
  const now = new Date().toISOString();
  const lengthOf = (stay: StaffStay) =>
    stay.outcome !== null && stay.left_at === null
      ? null
      : daysBetween(stay.came_at, stay.left_at ?? now);
  const total = stays.reduce((sum, stay) => sum + (lengthOf(stay) ?? 0), 0);
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">{messages.stays}</h3>
      <ol className="grid gap-4">
        {stays.map((stay) => {
          const length = lengthOf(stay);
          return (
            <li key={stay.id} className="grid gap-3 border-t border-line pt-4">
              <FactList>
                <Fact label={messages.intake}>
                  {messages.onDay({
                    what: intakeLabels[stay.intake],
                    day: longDate(stay.came_at, timeZone),
                  })}
                </Fact>
                <Fact label={messages.outcome}>{outcomeText(stay, timeZone)}</Fact>
                {length !== null && <Fact label={messages.length}>{messages.days(length)}</Fact>}
                <Fact label={messages.listed}>
                  {stay.listed_at
                    ? messages.days(daysBetween(stay.listed_at, stay.left_at ?? now))
                    : messages.notYet}
                </Fact>
                {stay.came_from && <Fact label={messages.cameFrom}>{stay.came_from}</Fact>}
                {stay.hold_until && (
                  <Fact label={messages.hold}>{longDate(stay.hold_until, 'UTC')}</Fact>
                )}
                {stay.outcome_reason && (
                  <Fact label={messages.reason} isWide>
                    {stay.outcome_reason}
                  </Fact>
                )}
              </FactList>
              {stay.is_hold_overridden && (
                <Notice tone="warning">
                  {stay.hold_overridden_by
                    ? messages.overriddenBy({ name: stay.hold_overridden_by })
                    : messages.overridden}
                </Notice>
              )}
              {onCorrect && (
                <Button
                  size="sm"
                  variant="secondary"
                  className="justify-self-start"
                  onClick={() => onCorrect(stay)}
                >
                  {messages.correct}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {stays.length > 1 && (
        <p className="text-sm text-text-muted">{messages.total({ count: stays.length, total })}</p>
      )}
    </div>
  );
}

function outcomeText({ outcome, left_at }: StaffStay, timeZone: string): string {
  if (outcome === null) return messages.stillHere;
  const what = outcomeLabels[outcome];
  return left_at
    ? messages.onDay({ what, day: longDate(left_at, timeZone) })
    : messages.dayUnknown({ what });
}
