import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { HeartsLink } from '../features/favorite-button/components/HeartsLink.tsx';
import { LazyPetDialog } from '../features/pets/dialog/LazyPetDialog.tsx';
import { PetDialogFallback } from '../features/pets/dialog/PetDialogFallback.tsx';
import { PetDialogPlaceholder } from '../features/pets/dialog/PetDialogPlaceholder.tsx';
import { NoPets } from '../features/pets/list/NoPets.tsx';
import { PetGrid } from '../features/pets/list/PetGrid.tsx';
import { PetGridSkeleton } from '../features/pets/list/PetGridSkeleton.tsx';
import { PetsFailure } from '../features/pets/list/PetsFailure.tsx';
import { PetsFrame } from '../features/pets/list/PetsFrame.tsx';
import { SearchNotice } from '../features/pets/search/SearchNotice.tsx';
import { LinkProblem } from '../features/visits/own/LinkProblem.tsx';
import { MoveTimes } from '../features/visits/own/MoveTimes.tsx';
import { OwnVisitNotice, OwnVisitOnCard } from '../features/visits/own/OwnVisitNotice.tsx';
import { ScheduledVisit } from '../features/visits/own/ScheduledVisit.tsx';
import { VisitSummary } from '../features/visits/own/VisitSummary.tsx';
import { VisitForm } from '../features/visits/request/VisitForm.tsx';
import { missingSlotMessages } from '../features/visits/visits-messages.ts';
import { Row, Section } from './Section.tsx';
import { pets, timeZone, visits } from './samples.ts';

const doNothing = () => undefined;

/** The pets page with its states, and the dialog of a pet. */
export function PetListSection() {
  const [search, setSearch] = useState<PetSearch>({ species: ['Dog'] });
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  return (
    <Section title="Pets page and pet dialog">
      <PetsFrame
        count="3 pets are looking for a home"
        isCountSettled
        notice={
          <SearchNotice
            search={{ q: 'retreiver' }}
            counts={{
              mended: [{ from: 'retreiver', to: 'retriever' }],
              unused: ['my elderly mother'],
              effect: 'filter',
            }}
            onChange={doNothing}
          />
        }
        search={search}
        onSearch={setSearch}
      >
        <PetGrid pets={pets} onOpen={setOpenedId} />
      </PetsFrame>
      <Row>
        {pets.map(({ id, name, status }) => (
          <Button key={id} variant="secondary" onClick={() => setOpenedId(id)}>
            {name} ({status})
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setIsLoading(true)}>
          Loading dialog
        </Button>
      </Row>
      {openedId && (
        <LazyPetDialog
          isFromLink={false}
          petId={openedId}
          pets={pets}
          total={pets.length}
          onStep={setOpenedId}
          onClose={() => setOpenedId(null)}
        />
      )}
      {isLoading && <PetDialogPlaceholder onClose={() => setIsLoading(false)} />}
      <HeartsLink />
      {visits[0] && <OwnVisitNotice visit={visits[0]} />}
      {visits[0] && <OwnVisitOnCard visit={visits[0]} />}
      {visits[0] && <ScheduledVisit visit={visits[0]} />}
      {visits[0] && <VisitSummary visit={visits[0]} timeZone={timeZone} title="Meet Biscuit" />}
      <LinkProblem token="" error={null} />
      <VisitForm
        petId={pets[0].id}
        missingMessage={missingSlotMessages.schedule}
        isBusy={false}
        onSubmit={doNothing}
        onCancel={doNothing}
      />
      {visits[1] && <MoveTimes visit={visits[1]} token="" onMove={async () => undefined} />}
      <PetGridSkeleton label="Loading pets..." />
      <NoPets
        search={{ size: ['Small'], q: 'husky' }}
        without={[{ name: 'size', values: ['Small'], total: 7 }]}
        onChange={doNothing}
      />
      <NoPets search={{}} without={[]} onChange={doNothing} />
      <PetsFailure isPartial={false} error={null} onTryAgain={doNothing} />
      <PetsFailure isPartial error={new Error()} onTryAgain={doNothing} />
      <PetDialogFallback
        titleId="unknown-pet"
        isUnknown
        error={null}
        onTryAgain={doNothing}
        onClose={doNothing}
      />
    </Section>
  );
}
