import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { AdopterHome } from '../features/adoption-cases/staff/AdopterHome.tsx';
import {
  AdoptionColumns,
  useOpenAdoptions,
} from '../features/adoption-cases/staff/AdoptionColumns.tsx';
import { AdoptionDetails } from '../features/adoption-cases/staff/AdoptionDetails.tsx';
import { AdoptionSteps } from '../features/adoption-cases/staff/AdoptionSteps.tsx';
import { EarlierCases } from '../features/adoption-cases/staff/EarlierCases.tsx';
import { RecordAdoptionButton } from '../features/adoption-cases/staff/RecordAdoptionButton.tsx';
import { StepDayDialog } from '../features/adoption-cases/staff/StepDayDialog.tsx';
import { AdoptionCard } from '../features/adoptions/staff/AdoptionCard.tsx';
import { AdoptionsOfPet } from '../features/adoptions/staff/AdoptionsOfPet.tsx';
import { adoptions, pets, timeZone } from './samples.ts';

/** The adoptions of a shelter, and what is shown of one. */
export function AdoptionSection() {
  const [isOpen, setIsOpen] = useState(false);
  const lists = useOpenAdoptions(undefined);
  const [asked, approved] = adoptions;
  const common = { adoption: asked, timeZone };
  return (
    <>
      <AdoptionColumns lists={lists} timeZone={timeZone} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {adoptions.map((adoption) => (
          <AdoptionCard key={adoption.id} adoption={adoption} timeZone={timeZone} hasStage />
        ))}
      </ul>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AdopterHome adoption={asked} />
        <EarlierCases {...common} />
        <AdoptionSteps {...common} />
        <AdoptionSteps adoption={adoptions[2]} timeZone={timeZone} />
        <AdoptionDetails {...common} />
        <AdoptionsOfPet pet={pets[2]} />
      </div>
      <div className="flex flex-wrap gap-3">
        <RecordAdoptionButton petId="" onClose={() => undefined} />
        <Button onClick={() => setIsOpen(true)}>Open the form of a trial</Button>
      </div>
      {isOpen && (
        <StepDayDialog
          adoption={approved}
          action="start_trial"
          timeZone={timeZone}
          isBusy={false}
          onChoose={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
