import { useState } from 'react';
import { Link } from 'react-router';
import noVisitsPicture from '../../../artwork/no-visits.svg';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { PlusIcon } from '../../../components/ui/icons/secondary.tsx';
import { formatCount } from '../../../lib/text/format-text.ts';
import { useCan } from '../../../lib/use-can.ts';
import { ListSearch } from '../../../staff/list/ListFilter.tsx';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { useListAddress } from '../../../staff/page/use-list-address.ts';
import { StaffWindowPage } from '../../../staff/StaffPage.tsx';
import { useAdoptionList } from '../../adoptions/adoptions-api.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { ListDownload } from '../../export/components/ListDownload.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { AdoptionCards, AdoptionColumns, useOpenAdoptions } from '../staff/AdoptionColumns.tsx';
import { RecordAdoptionDialog } from '../staff/RecordAdoptionDialog.tsx';

const views = ['open', 'adopted', 'ended'] as const;
type View = (typeof views)[number];

/** `record` is the pet whose adopter is recorded. */
const parameters = { view: views, q: null, record: null } as const;

/** Who wants to adopt whom: the open adoptions by stage, and those that are finished. */
export function AdminAdoptionsPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const { values, searchWith, set } = useListAddress(parameters);
  const view = values.view || 'open';
  const q = values.q || undefined;
  return (
    <StaffWindowPage
      title={messages.title}
      action={
        <RecordAdoptionButton
          key={values.record}
          petId={values.record}
          onClose={() => values.record && set({ record: '' }, { replace: true })}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <nav aria-label={messages.views}>
          <ul className="flex flex-wrap gap-1">
            {views.map((each) => (
              <li key={each}>
                <Link
                  to={searchWith({ view: each === 'open' ? '' : each })}
                  aria-current={each === view || undefined}
                  className="flex min-h-9 items-center rounded-full px-3.5 text-sm font-semibold whitespace-nowrap text-text-muted hover:bg-action-soft aria-[current]:bg-action aria-[current]:text-on-action pointer-coarse:min-h-11"
                >
                  {messages.view[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: jsdom, and browsers before 2023, know no <search>. */}
        <div role="search" aria-label={messages.search} className="min-w-0 flex-1 basis-48">
          <ListSearch
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            text={values.q}
            onSearch={(text) => set({ q: text }, { replace: true })}
            className="md:max-w-md"
          />
        </div>
        <ListDownload what="adoptions" query={{ view, q }} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-2 pb-6 sm:px-6">
        {view === 'open' ? (
          <OpenAdoptions q={q} timeZone={timeZone} all={searchWith({ q: '' })} />
        ) : (
          <FinishedAdoptions view={view} q={q} timeZone={timeZone} all={searchWith({ q: '' })} />
        )}
      </div>
    </StaffWindowPage>
  );
}

type ListProps = { q: string | undefined; timeZone: string; all: string };

function OpenAdoptions({ q, timeZone, all }: ListProps) {
  const lists = useOpenAdoptions(q);
  if (Object.values(lists).every(({ data }) => data?.total === 0)) {
    return <NoAdoptions view="open" q={q} all={all} />;
  }
  return <AdoptionColumns lists={lists} timeZone={timeZone} />;
}

function FinishedAdoptions({ view, q, timeZone, all }: ListProps & { view: View }) {
  const list = useAdoptionList({ view, q });
  if (list.data?.total === 0) return <NoAdoptions view={view} q={q} all={all} />;
  return (
    <div className="grid gap-4">
      <p className="sr-only" aria-live="polite">
        {list.data && formatCount(list.data.total)}
      </p>
      <AdoptionCards
        list={list}
        timeZone={timeZone}
        hasStage
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
      />
    </div>
  );
}

type NoAdoptionsProps = { view: View; q: string | undefined; all: string };

function NoAdoptions({ view, q, all }: NoAdoptionsProps) {
  if (!q) return <ListEmpty picture={noVisitsPicture}>{messages.empty[view]}</ListEmpty>;
  return (
    <ListEmpty
      action={
        <ButtonLink to={all} variant="secondary" size="sm">
          {messages.showAll}
        </ButtonLink>
      }
    >
      {messages.nothingFound}
    </ListEmpty>
  );
}

type RecordAdoptionButtonProps = {
  /** The pet whose adopter is recorded: opens the form at once. */
  petId: string;
  onClose: () => void;
};

/** Records an adoption for somebody at the desk. */
function RecordAdoptionButton({ petId, onClose }: RecordAdoptionButtonProps) {
  const [isOpen, setIsOpen] = useState(petId !== '');
  if (!useCan()('adoptions.edit')) return null;
  return (
    <>
      <Button size="sm" icon={<PlusIcon className="size-4.5" />} onClick={() => setIsOpen(true)}>
        {messages.record}
      </Button>
      {isOpen && (
        <RecordAdoptionDialog
          petId={petId}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}
