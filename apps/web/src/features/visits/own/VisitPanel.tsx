import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'react-router';
import { useTopmostDialog } from '../../../components/ui/dialog-stack.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { ChevronDownIcon, CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { dayAndTime } from '../../../lib/dates/shelter-dates.ts';
import { focusPage } from '../../../lib/focus-page.ts';
import { publishHeight } from '../../../lib/publish-height.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { closeLatestRequest, useRequestedPets } from '../request/requested-pets.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { visitPanelMessages as messages, ownVisitMessages } from '../visits-messages.ts';
import { OwnVisitDialogs, type VisitChoice } from './OwnVisitDialogs.tsx';
import { visitPath } from './own-visit.ts';
import { nextVisitWith, useOwnVisits } from './use-own-visits.ts';
import { VisitButtons } from './VisitButtons.tsx';
import { VisitFacts } from './VisitFacts.tsx';

const panelHeight = publishHeight('--docked-height');

/** Whether an open panel would cover most of the page: with large text, or in a small window. */
const isWindowShort = () =>
  innerHeight < 30 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function scrollToFocused({ currentTarget: panel, target }: FocusEvent<HTMLElement>) {
  // A press must not move what it is on.
  if (!target.matches(':focus-visible')) return;
  const [shown, focused] = [panel.getBoundingClientRect(), target.getBoundingClientRect()];
  const outline = 8;
  panel.scrollTop +=
    Math.max(0, focused.bottom + outline - shown.bottom) +
    Math.min(0, focused.top - outline - shown.top);
}

function watchWindow(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

interface VisitPanelProps {
  /** The visit was requested with this pet. */
  petId: string;
  /** Of the page. */
  path: string;
}

/**
 * What happened to a request, and what comes next: at the bottom of every page until it is closed, and folded on
 * the pages that are opened later, also by a reload. It is not modal, and the end of a page is above it. Keys reach it
 * before the page.
 */
export function VisitPanel({ petId, path }: VisitPanelProps) {
  const visit = nextVisitWith(useOwnVisits().visits, petId);
  const isNew = useRequestedPets().includes(petId);
  const [choice, setChoice] = useState<VisitChoice | null>(null);
  return (
    <>
      {visit && <Panel visit={visit} isNew={isNew} path={path} onChoose={setChoice} />}
      <OwnVisitDialogs choice={choice} onClose={() => setChoice(null)} />
    </>
  );
}

interface PanelProps {
  visit: OwnVisit;
  /** Requested since the page was loaded. */
  isNew: boolean;
  path: string;
  onChoose: (choice: VisitChoice) => void;
}

function Panel({ visit, isNew, path, onChoose }: PanelProps) {
  const queries = useQueryClient();
  const shelter = useShelter(visit.pet?.id);
  const titleId = useId();
  const title = useRef<HTMLElement>(null);
  const isShort = useSyncExternalStore(watchWindow, isWindowShort);
  const [openOn, setOpenOn] = useState(isNew && !isShort ? path : null);
  const isOpen = openOn === path;
  const isOneLine = isShort && !isOpen;
  const isPending = visit.status === 'pending';
  const pet = visitedPetName(visit);

  // Once the dialog of the request has closed, what became of it is read out.
  const dialog = useTopmostDialog();
  const isToBeRead = useRef(isNew);
  useEffect(() => {
    if (dialog || !isToBeRead.current) return;
    isToBeRead.current = false;
    title.current?.focus();
  }, [dialog]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    setOpenOn(null);
    title.current?.focus();
  };
  const handleClose = () => {
    closeLatestRequest(queries);
    focusPage();
  };
  return (
    <div
      ref={panelHeight}
      className="pointer-events-none sticky bottom-0 z-20 order-6 print:hidden sm:px-4 sm:pb-4"
    >
      <section
        aria-labelledby={titleId}
        onKeyDown={handleKeyDown}
        onFocus={scrollToFocused}
        // The page must not scroll to what is focused here, which stays above the docked height: the panel does.
        className="**:scroll-mb-[calc(-1*var(--docked-height))] pointer-events-auto relative ms-auto max-h-[65dvh] overflow-y-auto rounded-t-2xl border border-line bg-raised shadow-raised sm:w-104 sm:rounded-2xl"
      >
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => setOpenOn(currentTarget.open ? path : null)}
          className="group"
        >
          <summary
            ref={title}
            className="flex cursor-pointer list-none relative items-center gap-3 rounded-2xl p-3 pe-13 sm:p-4 sm:pe-14 -outline-offset-2 [&::-webkit-details-marker]:hidden"
          >
            {!isOneLine && (
              <Thumbnail
                src={visit.pet?.image_url ?? null}
                fallback={<PawIcon className="size-7" />}
                className="size-14 rounded-lg"
              />
            )}
            <span className="grid min-w-0 flex-1 text-sm">
              <span
                id={titleId}
                className="font-display text-lg leading-tight font-semibold wrap-anywhere"
              >
                {isPending ? messages.requested(pet) : messages.confirmed(pet)}
              </span>
              <time
                dateTime={visit.requested_at}
                className={isOneLine ? 'sr-only' : 'font-semibold text-pretty'}
              >
                {shelter && dayAndTime(visit.requested_at, shelter.time_zone)}
              </time>
              {!isOpen && isPending && (
                <span className={isOneLine ? 'sr-only' : 'text-text-muted'}>
                  {ownVisitMessages.isPending}
                </span>
              )}
            </span>
            <ChevronDownIcon className="size-5 flex-none transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-3 px-3 pb-3 sm:px-4 sm:pb-4">
            <VisitFacts visit={visit} shelter={shelter} isShort />
            <div className="flex flex-wrap items-center gap-2">
              <VisitButtons visit={visit} shelter={shelter} isInPanel onChoose={onChoose} />
              <Link
                to={visitPath(visit)}
                className="link ms-auto inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
              >
                {messages.toVisit}
              </Link>
            </div>
          </div>
        </details>
        <IconButton
          label={messages.close}
          icon={<CloseIcon className="size-5" />}
          onClick={handleClose}
          className="absolute end-2 top-2"
        />
      </section>
    </div>
  );
}
