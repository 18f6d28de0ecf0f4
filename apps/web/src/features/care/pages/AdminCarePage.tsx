import type { CareRound, DueCare } from '@pawmatch/contract/care/care-endpoints';
import { addDays, toZonedTime } from '@pawmatch/contract/zoned-time';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { actingShelter } from '../../../lib/acting-shelter.ts';
import { keepDraft, readKeptDraft } from '../../../lib/storage/drafts.ts';
import { useCan } from '../../../lib/use-can.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { MoreButton } from '../../../staff/list/MoreButton.tsx';
import { ViewSwitch } from '../../../staff/list/ViewSwitch.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { roundQuery } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import { DoneDialog } from '../components/DoneDialog.tsx';
import { PlaceOfRound } from '../components/PlaceOfRound.tsx';
import { TickNotice } from '../components/TickNotice.tsx';
import { groupBy } from '../round-groups.ts';
import { useTicks } from '../use-ticks.ts';

type Items<Item> = readonly Item[];

/** The items of now, and each one from before that is not among them, after the one that it stood after. */
function keepInPlace<Item extends { id: string }>(before: Items<Item>, now: Items<Item>) {
  const shown = [...now];
  for (const [index, item] of before.entries()) {
    if (shown.some(({ id }) => id === item.id)) continue;
    const previousId = before[index - 1]?.id;
    shown.splice(shown.findIndex(({ id }) => id === previousId) + 1, 0, item);
  }
  return shown;
}

/**
 * A list whose items stay in their place when they are not in it any more, so that nothing moves under a thumb that is
 * about to tap the next one. They leave when the list becomes another one.
 * @param list which list it is
 * @param items undefined while it is loaded
 */
function useKeptInPlace<Item extends { id: string }>(
  list: string,
  items: Items<Item> | undefined,
): Items<Item> {
  const [kept, setKept] = useState<{ list: string; items?: Items<Item>; shown: Items<Item> }>({
    list,
    shown: [],
  });
  if (!items) return [];
  if (kept.list === list && kept.items === items) return kept.shown;
  const shown = keepInPlace(kept.list === list ? kept.shown : [], items);
  setKept({ list, items, shown });
  return shown;
}

/** The part of the shelter through which a person walks, remembered for them on this device; empty for all of it. */
function useArea() {
  const key = `round:${actingShelter() ?? ''}`;
  const [id, setId] = useState(() => {
    const kept = readKeptDraft(key);
    return typeof kept === 'string' ? kept : '';
  });
  return {
    id,
    choose(chosen: string) {
      setId(chosen);
      keepDraft(key, chosen);
    },
  };
}

type View = keyof typeof messages.views;

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
  const kept = useKeptInPlace(`${view} ${area.id} ${round?.today}`, round?.items);
  // Results are written down at the desk, where nothing moves under a thumb.
  const shown = view === 'results' ? (round?.items ?? []) : kept;
  const dueIds = new Set(round?.items.map(({ id }) => id));
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
  const countText = (counts: CareRound) =>
    view === 'results' ? messages.awaitedCount(counts.total) : messages.count(counts);
  return (
    <>
      <StaffPage
        title={messages.title}
        count={round && countText(round)}
        action={
          can('care.edit') && (
            <ButtonLink to="/admin/care/plans" variant="secondary" size="sm">
              {messages.plans}
            </ButtonLink>
          )
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <ViewSwitch
            label={messages.viewsLabel}
            labels={labels}
            view={view}
            onView={(shown) =>
              setSearch(shown === 'today' ? {} : { show: shown }, { replace: true })
            }
          />
          {areas.length > 0 && (
            <SelectField
              label={messages.area}
              className="w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 sm:w-72"
              placeholder={messages.everywhere}
              options={areas.map(({ id, name }) => ({ value: id, label: name }))}
              value={area.id}
              onChange={({ target }) => area.choose(target.value)}
            />
          )}
        </div>
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
          groupBy(shown, ({ place }) => place?.id ?? '').map((items) => (
            <PlaceOfRound
              key={items[0]?.place?.id ?? ''}
              items={items}
              isDue={({ id }) => dueIds.has(id)}
              today={round.today}
              ticks={ticks}
              onTogether={setTogether}
            />
          ))}
        {round && (
          <MoreButton query={query} label={messages.showMore(round.total - round.items.length)} />
        )}
      </StaffPage>
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
