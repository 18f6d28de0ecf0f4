import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { ChevronDownIcon, CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { publishHeight } from '../../../lib/publish-height.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { closeLatestRequest } from '../request/requested-pets.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { visitPanelMessages as messages, ownVisitMessages } from '../visits-messages.ts';
import { OwnVisitDialogs, type VisitChoice } from './OwnVisitDialogs.tsx';
import { visitPath } from './own-visit.ts';
import { nextVisitWith, useOwnVisits } from './use-own-visits.ts';
import { VisitButtons } from './VisitButtons.tsx';
import { VisitFacts } from './VisitFacts.tsx';
import { VisitSummary } from './VisitSummary.tsx';

const panelHeight = publishHeight('--docked-height');

interface VisitPanelProps {
  /** The visit was requested with this pet. */
  petId: string;
  /** Of the page. */
  path: string;
}

/**
 * What happened to a request, and what comes next: at the bottom of every page until it is closed, and folded on
 * the pages that are opened later. It is not modal, and the end of a page is above it.
 */
export function VisitPanel({ petId, path }: VisitPanelProps) {
  const visit = nextVisitWith(useOwnVisits().visits, petId);
  const timeZone = useShelter()?.time_zone;
  const [choice, setChoice] = useState<VisitChoice | null>(null);
  return (
    <>
      {visit && <Panel visit={visit} path={path} onChoose={setChoice} />}
      <OwnVisitDialogs choice={choice} timeZone={timeZone} onClose={() => setChoice(null)} />
    </>
  );
}

interface PanelProps {
  visit: OwnVisit;
  path: string;
  onChoose: (choice: VisitChoice) => void;
}

function Panel({ visit, path, onChoose }: PanelProps) {
  const queries = useQueryClient();
  const shelter = useShelter();
  const titleId = useId();
  const [openOn, setOpenOn] = useState<string | null>(path);
  const isOpen = openOn === path;
  const isPending = visit.status === 'pending';
  const pet = visitedPetName(visit);
  return (
    <div
      ref={panelHeight}
      className="pointer-events-none sticky bottom-0 z-10 print:hidden sm:px-4 sm:pb-4"
    >
      <section
        aria-labelledby={titleId}
        className="pointer-events-auto relative ms-auto max-h-[65dvh] overflow-y-auto rounded-t-2xl border border-line bg-raised shadow-raised sm:w-104 sm:rounded-2xl"
      >
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => setOpenOn(currentTarget.open ? path : null)}
          className="group"
        >
          <summary className="flex cursor-pointer list-none items-center gap-2 rounded-2xl p-4 pe-14 -outline-offset-2 [&::-webkit-details-marker]:hidden">
            <VisitSummary
              visit={visit}
              timeZone={shelter?.time_zone}
              titleId={titleId}
              title={isPending ? messages.requested(pet) : messages.confirmed(pet)}
              status={!isOpen && isPending ? ownVisitMessages.isPending : undefined}
            />
            <ChevronDownIcon className="ms-auto size-5 flex-none transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-4 px-4 pb-4">
            <VisitFacts visit={visit} shelter={shelter} />
            <div className="flex flex-wrap gap-2">
              <VisitButtons visit={visit} shelter={shelter} texts={messages} onChoose={onChoose} />
            </div>
            <Link to={visitPath(visit)} className="link w-fit pointer-coarse:py-2.5">
              {messages.toDashboard}
            </Link>
          </div>
        </details>
        <IconButton
          label={messages.close}
          icon={<CloseIcon className="size-5" />}
          onClick={() => closeLatestRequest(queries)}
          className="absolute end-2 top-2"
        />
      </section>
    </div>
  );
}
