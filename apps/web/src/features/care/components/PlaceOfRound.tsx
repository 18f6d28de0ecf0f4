import type { DueCare } from '@pawmatch/contract/care/care-endpoints';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { careMessages as messages } from '../care-messages.ts';
import { careTitle } from '../care-title.ts';
import { groupBy, sharedBy } from '../round-groups.ts';
import type { Ticks } from '../use-ticks.ts';
import { AwaitedRow } from './AwaitedRow.tsx';
import { CareRow } from './CareRow.tsx';

interface PlaceOfRoundProps {
  /** All at one place, some of which may not be due any more. */
  items: readonly DueCare[];
  isDue: (item: DueCare) => boolean;
  /** At the shelter. */
  today: string;
  ticks: Ticks;
  /** Several pets need the same. */
  onTogether: (items: readonly DueCare[]) => void;
}

/** A place of the round: what all pets there need alike, and what each of them needs. */
export function PlaceOfRound({ items, isDue, today, ticks, onTogether }: PlaceOfRoundProps) {
  const due = items.filter(isDue);
  const overdue = due.filter(({ is_overdue }) => is_overdue).length;
  const shared = ticks.mayDo ? sharedBy(due, today) : [];
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{items[0]?.place?.name ?? messages.noPlace}</h2>
        {overdue > 0 && <Badge tone="accent">{messages.overdueHere(overdue)}</Badge>}
      </div>
      {shared.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {shared.map((group) =>
            group.slice(0, 1).map((item) => (
              <Button key={item.id} size="sm" variant="secondary" onClick={() => onTogether(group)}>
                {messages.all({ what: careTitle(item), count: group.length })}
              </Button>
            )),
          )}
        </div>
      )}
      {groupBy(items, ({ pet }) => pet.id).map((ofPet) => (
        <div key={ofPet[0]?.pet.id} className="rounded-2xl border border-line bg-surface px-4 py-2">
          {ofPet.slice(0, 1).map(({ pet }) => (
            <div key={pet.id} className="flex items-center gap-3">
              <Thumbnail
                src={pet.photo_url}
                fallback={pet.name.slice(0, 1)}
                className="size-9 rounded-full"
              />
              <Link
                to={`/admin/pets/${pet.id}`}
                className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
              >
                {pet.name}
              </Link>
            </div>
          ))}
          <ul className="divide-y divide-line">
            {ofPet.map((item) =>
              item.awaits_result ? (
                <AwaitedRow key={item.id} item={item} pet={item.pet} ticks={ticks} />
              ) : (
                <CareRow
                  key={item.id}
                  item={item}
                  isDue={isDue(item)}
                  pet={item.pet}
                  today={today}
                  missedDoses={item.missed_doses}
                  lastWeight={item.last_weight}
                  ticks={ticks}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}
