import type { CareItem } from '@pawmatch/contract/care/care-item';
import type { OwnFosterCare } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { careMessages } from '../../care/care-messages.ts';
import { careTitle } from '../../care/care-title.ts';
import { CareRow } from '../../care/components/CareRow.tsx';
import { CourseList } from '../../care/components/CourseList.tsx';
import { WeightForm } from '../../care/components/WeightForm.tsx';
import { WeightLine } from '../../care/components/WeightLine.tsx';
import type { Ticks } from '../../care/use-ticks.ts';
import { ownFosterMessages as messages } from '../own-fosters-messages.ts';

interface OwnCareProps {
  pet: { id: string; name: string };
  care: OwnFosterCare;
  /** At the shelter. */
  today: string;
  timeZone: string;
  ticks: Ticks;
}

/** What a carer does for a pet: overdue and today first, then what comes, medicines and weights. */
export function OwnCare({ pet, care, today, timeZone, ticks }: OwnCareProps) {
  const isDue = ({ due_on }: CareItem) => (due_on ?? today) <= today;
  const coming = care.due.filter((item) => !isDue(item));
  const rows = (items: readonly CareItem[]) => (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <CareRow key={item.id} item={item} pet={pet} today={today} ticks={ticks} />
      ))}
    </ul>
  );
  return (
    <>
      {care.due.some(isDue) ? (
        rows(care.due.filter(isDue))
      ) : (
        <p className="text-text-muted">{messages.nothingDue}</p>
      )}
      {coming.length > 0 && (
        <div>
          <h3 className="text-base">{messages.coming}</h3>
          {rows(coming)}
        </div>
      )}
      {care.courses.length > 0 && (
        <div>
          <h3 className="text-base">{messages.medicines}</h3>
          <CourseList courses={care.courses} today={today} ticks={ticks} />
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{messages.weights}</summary>
        <div className="grid gap-2">
          <WeightLine items={care.weights} timeZone={timeZone} />
          {!care.due.some(({ kind }) => kind === 'weight') && (
            <WeightForm pet={pet} ticks={ticks} />
          )}
        </div>
      </details>
      {care.done.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{messages.done}</summary>
          <ul className="divide-y divide-line">
            {care.done
              .map((item) => ({ id: item.id, what: careTitle(item), pet: pet.name }))
              .map((named) => (
                <li key={named.id} className="flex items-center gap-3 py-2">
                  <span className="min-w-0 flex-1 wrap-anywhere">{named.what}</span>
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={ticks.waitingOf(named.id) !== undefined}
                    aria-label={careMessages.withdrawNamed(named)}
                    onClick={() => ticks.takeBack([named])}
                  >
                    {careMessages.takeBack}
                  </Button>
                </li>
              ))}
          </ul>
        </details>
      )}
    </>
  );
}
