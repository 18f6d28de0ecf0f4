import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { endVisitTexts, ownVisitMessages as messages } from '../visits-messages.ts';
import { CalendarMenu } from './CalendarMenu.tsx';
import type { VisitChoice } from './OwnVisitDialogs.tsx';

interface VisitButtonsProps {
  visit: OwnVisit;
  /** Undefined when it could not be loaded. */
  shelter: Shelter | undefined;
  /** Beside other visits: the accessible names say which one is meant. */
  isNamed?: boolean;
  onChoose: (choice: VisitChoice) => void;
}

/** Moves a visit, adds it to a calendar, and gives it up, as far as that is allowed. */
export function VisitButtons({ visit, shelter, isNamed = false, onChoose }: VisitButtonsProps) {
  const pet = visitedPetName(visit);
  const ending = endVisitTexts(visit);
  // The panel stands on pages with a "Cancel" of their own; from it one comes to the dashboard.
  const canEnd =
    visit.allowed_actions.includes('cancel') && (isNamed || visit.status === 'pending');
  return (
    <>
      {visit.allowed_actions.includes('move') && visit.pet && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={isNamed ? messages.moveWith(pet) : undefined}
          onClick={() => onChoose({ visit, action: 'move' })}
        >
          {messages.move}
        </Button>
      )}
      {shelter && <CalendarMenu visit={visit} shelter={shelter} isNamed={isNamed} />}
      {canEnd && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={isNamed ? ending.buttonFor(pet) : undefined}
          onClick={() => onChoose({ visit, action: 'cancel' })}
        >
          {ending.button}
        </Button>
      )}
    </>
  );
}
