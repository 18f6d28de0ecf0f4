import type { PetCare } from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import { formatWeight } from '@pawmatch/contract/care/pet-weight';
import { resultLabel } from '@pawmatch/contract/care/result-label';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { feeText } from '../../../lib/text/fee-text.ts';
import { useCan } from '../../../lib/use-can.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { petCareQuery } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import { careTitle } from '../care-title.ts';
import { type Ticks, useTicks } from '../use-ticks.ts';
import { AddCareDialog } from './AddCareDialog.tsx';
import { AwaitedRow } from './AwaitedRow.tsx';
import { CareRow } from './CareRow.tsx';
import { CourseDialog } from './CourseDialog.tsx';
import { CourseList } from './CourseList.tsx';
import { TickNotice } from './TickNotice.tsx';
import { WaitingCall } from './WaitingCall.tsx';
import { WeightForm } from './WeightForm.tsx';
import { WeightLine } from './WeightLine.tsx';

interface PetCareCardProps {
  pet: { id: string; name: string };
  timeZone: string;
}

/** The care of a pet: what is due, its weights, and what was done. */
export function PetCareCard({ pet, timeZone }: PetCareCardProps) {
  const can = useCan();
  const query = useQuery({ ...petCareQuery(pet.id), enabled: can('care.read') });
  const ticks = useTicks();
  const [added, setAdded] = useState<'care' | 'course' | null>(null);
  if (!can('care.read')) return null;
  const care = query.data;
  const awaited = care?.done.filter(({ awaits_result }) => awaits_result) ?? [];
  return (
    <Card as="section" aria-labelledby="pet-care" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="pet-care" className="text-xl">
          {messages.card}
        </h2>
        <span className="flex flex-wrap gap-2">
          {can('care.do') && (
            <Button size="sm" variant="secondary" onClick={() => setAdded('care')}>
              {messages.add}
            </Button>
          )}
          {can('care.edit') && (
            <Button size="sm" variant="secondary" onClick={() => setAdded('course')}>
              {messages.addCourse}
            </Button>
          )}
        </span>
      </div>
      <TickNotice ticks={ticks} />
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {care?.due.length === 0 && <p className="text-text-muted">{messages.cardNone}</p>}
      {care && care.due.length > 0 && (
        <ul className="divide-y divide-line">
          {care.due.map((item) => (
            <CareRow
              key={item.id}
              item={item}
              pet={pet}
              today={care.today}
              lastWeight={lastWeightOf(care)}
              ticks={ticks}
            />
          ))}
        </ul>
      )}
      {awaited.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base">{messages.awaited}</h3>
          <ul className="divide-y divide-line">
            {awaited.map((item) => (
              <AwaitedRow key={item.id} item={item} pet={pet} ticks={ticks} />
            ))}
          </ul>
        </div>
      )}
      {care && care.courses.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base">{messages.medicines}</h3>
          <CourseList courses={care.courses} today={care.today} ticks={ticks} />
        </div>
      )}
      {care && <WeightLine items={care.done} timeZone={timeZone} />}
      {care && can('care.do') && !care.due.some(({ kind }) => kind === 'weight') && (
        <WeightForm pet={pet} last={lastWeightOf(care)} ticks={ticks} />
      )}
      {care && care.done.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {messages.doneTitle}
          </summary>
          <ul className="divide-y divide-line">
            {care.done.map((item) => (
              <DoneRow key={item.id} item={item} pet={pet} timeZone={timeZone} ticks={ticks} />
            ))}
          </ul>
        </details>
      )}
      {added === 'care' && care && (
        <AddCareDialog pet={pet} today={care.today} ticks={ticks} onClose={() => setAdded(null)} />
      )}
      {added === 'course' && care && (
        <CourseDialog pet={pet} today={care.today} ticks={ticks} onClose={() => setAdded(null)} />
      )}
    </Card>
  );
}

function lastWeightOf({ done }: PetCare) {
  const { grams, done_at: at } = done.find((item) => item.grams !== null) ?? {};
  return grams && at ? { grams, at } : null;
}

interface DoneRowProps extends PetCareCardProps {
  item: CareItem;
  ticks: Ticks;
}

function DoneRow({ item, pet, timeZone, ticks }: DoneRowProps) {
  const at = item.done_at ?? item.skipped_at;
  const day = at ? longDate(at, timeZone) : '';
  const by = item.done_by?.name;
  const what = careTitle(item);
  const named = { id: item.id, what, pet: pet.name };
  const { result, result_at } = item;
  const waiting = ticks.waitingOf(item.id);
  const details = [
    item.grams && formatWeight(item.grams),
    resultLabel(item),
    item.result_note,
    result_at &&
      messages.resultBy({
        day: longDate(result_at, timeZone),
        by: item.result_by?.name ?? null,
      }),
    item.product,
    item.lot,
    item.dose,
    item.skip_reason && messages.skippedBecause({ reason: item.skip_reason }),
    item.note,
    item.cost_cents && feeText(item.cost_cents),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{what}</p>
        <p className="text-sm text-text-muted wrap-anywhere">
          {by ? messages.doneBy({ day, by }) : day}
        </p>
        <p className="text-sm text-text-muted wrap-anywhere">
          {details.filter(Boolean).join(', ')}
        </p>
      </div>
      {waiting && ticks.isStuck && <WaitingCall call={waiting} named={named} />}
      {result && result_at && item.can_write_result && !(waiting && ticks.isStuck) && (
        <Button
          size="sm"
          variant="secondary"
          disabled={waiting !== undefined}
          aria-label={messages.takeBackResultNamed({ what, day })}
          onClick={() => ticks.takeBackResult(named, result)}
        >
          {messages.takeBackResult}
        </Button>
      )}
      {item.can_undo && !(waiting && ticks.isStuck) && (
        <Button
          size="sm"
          variant="secondary"
          disabled={waiting !== undefined}
          aria-label={messages.takeBackNamed({ what, day })}
          onClick={() => ticks.takeBack([named])}
        >
          {messages.takeBack}
        </Button>
      )}
    </li>
  );
}
