import type { CareRound, DueCare } from '@pawmatch/contract/care/care-endpoints';
import { addDays, toZonedTime } from '@pawmatch/contract/zoned-time';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { MoreButton } from '../../../staff/list/MoreButton.tsx';
import { ViewSwitch } from '../../../staff/list/ViewSwitch.tsx';
import { StaffNavigation } from '../../../staff/StaffPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { roundQuery } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import { careTitle } from '../care-title.ts';
import { AwaitedRow } from '../components/AwaitedRow.tsx';
import { CareRow } from '../components/CareRow.tsx';
import { DoneDialog } from '../components/DoneDialog.tsx';
import { TickNotice } from '../components/TickNotice.tsx';
import { useArea } from '../use-area.ts';
import { useTicks } from '../use-ticks.ts';

type View = keyof typeof messages.views;

/** In the order of the items: places, and the pets of each. */
function groupBy(items: readonly DueCare[], keyOf: (item: DueCare) => string) {
  const groups = new Map<string, DueCare[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** What several pets of a place need alike by today, one item of each pet; weights differ, and so do doses, of which a late one is thought about. */
const sharedBy = (items: readonly DueCare[], today: string) =>
  groupBy(
    items.filter(
      ({ kind, due_on, done_at, course_id }) =>
        kind !== 'weight' &&
        done_at === null &&
        (due_on ?? today) <= today &&
        (course_id === null || due_on === today),
    ),
    careTitle,
  )
    .map((group) => groupBy(group, ({ pet }) => pet.id).flatMap((ofPet) => ofPet.slice(0, 1)))
    .filter((group) => group.length > 1);

const nameOf = ([first]: readonly DueCare[]) => (first ? careTitle(first) : '');

const overdueOf = (items: readonly DueCare[]) =>
  items.filter(({ is_overdue }) => is_overdue).length;

const noneTexts = {
  today: messages.none,
  overdue: messages.noneOverdue,
  week: messages.none,
  results: messages.noneAwaited,
} satisfies Record<View, string>;

/** The round of today: what is due, by place and pet. */
export function AdminCarePage() {
  const [search, setSearch] = useSearchParams();
  const view =
    (Object.keys(messages.views) as View[]).find((it) => it === search.get('show')) ?? 'today';
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const today = toZonedTime(new Date(), timeZone).date;
  const filters = {
    today: {},
    overdue: { overdue: 'true' },
    week: { until: addDays(today, 7) },
    results: { awaited: 'true' },
  } as const;
  const area = useArea();
  // Results come to the desk, also of pets that have left.
  const inArea = view !== 'results' && area.id !== '' ? { place_id: area.id } : {};
  const query = useInfiniteQuery({
    ...roundQuery({ ...filters[view], ...inArea }),
    placeholderData: keepPreviousData,
  });
  // The choice of the area stays while another one is loaded; what is due elsewhere does not.
  const round = query.isPlaceholderData ? undefined : query.data;
  const areas = view === 'results' ? [] : (query.data?.areas ?? []);
  useEffect(() => {
    // It was closed, or has no places any more.
    if (round && area.id && !round.areas.some(({ id }) => id === area.id)) area.choose('');
  });
  const can = useCan();
  const ticks = useTicks();
  const [together, setTogether] = useState<readonly DueCare[]>();
  // Who awaits no results is not asked whether to see them.
  const { results, ...others } = messages.views;
  const labels = view === 'results' || round?.awaited ? messages.views : others;
  const countText = (shown: CareRound) =>
    view === 'results' ? messages.awaitedCount(shown.total) : messages.count(shown);
  return (
    <>
      <StaffNavigation />
      <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-4 sm:px-6">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="me-auto flex flex-wrap items-baseline gap-x-2.5">
            <h1 className="text-2xl">{messages.title}</h1>
            <p aria-live="polite" className="text-sm text-text-muted tabular-nums">
              {round && countText(round)}
            </p>
          </div>
          <ViewSwitch
            label={messages.viewsLabel}
            labels={labels}
            view={view}
            onView={(shown) =>
              setSearch(shown === 'today' ? {} : { show: shown }, { replace: true })
            }
          />
          {can('care.edit') && (
            <ButtonLink to="/admin/care/plans" variant="secondary" size="sm">
              {messages.plans}
            </ButtonLink>
          )}
          {areas.length > 0 && (
            <SelectField
              label={messages.area}
              className="w-full sm:w-72"
              placeholder={messages.everywhere}
              options={areas.map(({ id, name }) => ({ value: id, label: name }))}
              value={area.id}
              onChange={({ target }) => area.choose(target.value)}
            />
          )}
        </header>
        <TickNotice ticks={ticks} />
        <ListState
          query={{ ...query, isPending: query.isPending || query.isPlaceholderData }}
          loading={messages.loading}
          failed={messages.loadFailed}
        />
        {round?.items.length === 0 && (
          <EmptyState title={noneTexts[view]}>{messages.noneHint}</EmptyState>
        )}
        {round &&
          groupBy(round.items, ({ place }) => place?.id ?? '').map((atPlace) => {
            const place = atPlace[0]?.place ?? null;
            return (
              <section key={place?.id ?? ''} className="grid gap-3">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h2 className="text-lg wrap-anywhere">{place?.name ?? messages.noPlace}</h2>
                  {overdueOf(atPlace) > 0 && (
                    <Badge tone="accent">{messages.overdueHere(overdueOf(atPlace))}</Badge>
                  )}
                </div>
                {can('care.do') && sharedBy(atPlace, round.today).length > 0 && (
                  <div className="flex flex-wrap gap-2">
                    {sharedBy(atPlace, round.today).map((items) => (
                      <Button
                        key={nameOf(items)}
                        size="sm"
                        variant="secondary"
                        onClick={() => setTogether(items)}
                      >
                        {messages.all({ what: nameOf(items), count: items.length })}
                      </Button>
                    ))}
                  </div>
                )}
                {groupBy(atPlace, ({ pet }) => pet.id).map((ofPet) => (
                  <div
                    key={ofPet[0]?.pet.id}
                    className="rounded-2xl border border-line bg-surface px-4 py-2"
                  >
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
                            pet={item.pet}
                            today={round.today}
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
          })}
        {round && (
          <MoreButton query={query} label={messages.showMore(round.total - round.items.length)} />
        )}
      </div>
      {round && together && (
        <DoneDialog
          items={together}
          today={round.today}
          ticks={ticks}
          onClose={() => setTogether(undefined)}
        />
      )}
    </>
  );
}
