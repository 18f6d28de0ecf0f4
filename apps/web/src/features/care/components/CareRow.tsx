import type { DueCare } from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import { daysBetween } from '@pawmatch/contract/stays/stay-values';
import { useLayoutEffect, useRef, useState } from 'react';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { careMessages as messages } from '../care-messages.ts';
import type { NamedItem } from '../care-outbox.ts';
import { careTitle } from '../care-title.ts';
import type { Ticks } from '../use-ticks.ts';
import { DoneDialog } from './DoneDialog.tsx';
import { SkipDialog } from './SkipDialog.tsx';
import { WaitingCall } from './WaitingCall.tsx';
import { WeightForm } from './WeightForm.tsx';

/** Keeps a row as high as it was, so that those below stay where they are. @param isKept whatever is in it now */
function useKeptHeight(isKept: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!row.current) return;
    row.current.style.minHeight = isKept ? `${height.current}px` : '';
    if (!isKept) height.current = row.current.offsetHeight;
  });
  return row;
}

interface CareRowProps {
  item: CareItem;
  /** False for what was due when the round was opened. */
  isDue?: boolean;
  pet: { id: string; name: string };
  today: string;
  missedDoses?: number;
  lastWeight?: DueCare['last_weight'];
  ticks: Ticks;
}

/** Care that is due for a pet, which one tap says is done; its name leads to the details, which of a test are asked for. */
export function CareRow({
  item,
  isDue = true,
  pet,
  today,
  missedDoses = 0,
  lastWeight,
  ticks,
}: CareRowProps) {
  const { mayDo } = ticks;
  const row = useKeptHeight(!isDue);
  const [isSkipping, setSkipping] = useState(false);
  const [isDetailed, setDetailed] = useState(false);
  const due = item.due_on ?? today;
  const named = { id: item.id, what: careTitle(item), pet: pet.name };
  const waiting = ticks.waitingOf(item.id);
  const hasDetails = mayDo && !waiting && item.kind !== 'weight';
  // A medicine is named as its course is.
  const details = [item.product === item.title ? null : item.product, item.dose];
  if (!isDue) {
    return (
      <li ref={row} className="grid py-2">
        <NoLongerDue item={named} ticks={ticks} />
      </li>
    );
  }
  return (
    <li ref={row} className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative grid min-w-0 flex-1 basis-32 gap-0.5">
          {hasDetails ? (
            <button
              type="button"
              aria-label={messages.detailsNamed(named)}
              onClick={() => setDetailed(true)}
              className="link justify-self-start text-start font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {named.what}
            </button>
          ) : (
            <p className="font-semibold wrap-anywhere">{named.what}</p>
          )}
          <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
            {due < today ? (
              <Badge tone="accent">{messages.overdue(daysBetween(due, today))}</Badge>
            ) : due === today ? (
              messages.dueToday
            ) : (
              messages.due({ day: shortDate(due, 'UTC') })
            )}
            <span>{details.filter(Boolean).join(', ')}</span>
            {missedDoses > 0 && <span>{messages.missed(missedDoses)}</span>}
          </p>
        </div>
        {waiting && ticks.isStuck && <WaitingCall call={waiting} named={named} />}
        {mayDo && !(waiting && ticks.isStuck) && (
          <>
            {item.kind !== 'weight' && (
              <Button
                size="sm"
                className="px-3!"
                disabled={waiting !== undefined}
                aria-label={messages.doneNamed(named)}
                onClick={() => (item.kind === 'test' ? setDetailed(true) : ticks.done([named]))}
              >
                {messages.done}
              </Button>
            )}
            <Button
              size="sm"
              variant="secondary"
              className="px-3!"
              disabled={waiting !== undefined}
              aria-label={messages.skipNamed(named)}
              onClick={() => setSkipping(true)}
            >
              {messages.skip}
            </Button>
          </>
        )}
      </div>
      {mayDo && item.kind === 'weight' && (
        <WeightForm pet={pet} itemId={item.id} last={lastWeight} ticks={ticks} />
      )}
      {isDetailed && (
        <DoneDialog
          items={[{ ...item, pet }]}
          today={today}
          ticks={ticks}
          onClose={() => setDetailed(false)}
        />
      )}
      {isSkipping && <SkipDialog item={named} ticks={ticks} onClose={() => setSkipping(false)} />}
    </li>
  );
}

interface NoLongerDueProps {
  item: NamedItem;
  ticks: Ticks;
}

/** What was due when the round was opened, with what was said of it here, which is taken back. */
function NoLongerDue({ item, ticks }: NoLongerDueProps) {
  const said = ticks.saidOf(item.id);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="grid min-w-0 flex-1 basis-32 gap-0.5">
        <p className="text-text-muted wrap-anywhere">{item.what}</p>
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          {said && <CheckIcon className="size-4 flex-none" />}
          {said ? messages.said[said] : messages.noLongerDue}
        </p>
      </div>
      {said && (
        <Button
          size="sm"
          variant="secondary"
          disabled={ticks.waitingOf(item.id) !== undefined}
          aria-label={messages.withdrawNamed(item)}
          onClick={() => ticks.takeBack([item])}
        >
          {messages.takeBack}
        </Button>
      )}
    </div>
  );
}
