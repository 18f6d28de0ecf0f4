import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessages as messages, visitPanelMessages } from '../visits-messages.ts';
import { CalendarMenu } from './CalendarMenu.tsx';
import { endVisitTexts } from './end-visit-texts.ts';
import type { VisitChoice } from './OwnVisitDialogs.tsx';

interface VisitButtonsProps {
  visit: OwnVisit;
  /** Undefined when it could not be loaded. */
  shelter: Shelter | undefined;
  /** In the panel of one visit; elsewhere the accessible names say which visit is meant. */
  isInPanel?: boolean;
  onChoose: (choice: VisitChoice) => void;
}

/** Moves a visit, adds it to a calendar, and withdraws or cancels it, as far as that is allowed. */
export function VisitButtons({ visit, shelter, isInPanel = false, onChoose }: VisitButtonsProps) {
  const pet = visitedPetName(visit);
  const ending = endVisitTexts(visit);
  return (
    <>
      {visit.allowed_actions.includes('move') && visit.pet && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={isInPanel ? undefined : messages.moveWith(pet)}
          onClick={() => onChoose({ visit, action: 'move' })}
        >
          {messages.move}
        </Button>
      )}
      {shelter && <CalendarMenu visit={visit} shelter={shelter} isNamed={!isInPanel} />}
      {visit.allowed_actions.includes('cancel') && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={isInPanel ? undefined : ending.buttonFor(pet)}
          onClick={() => onChoose({ visit, action: 'cancel' })}
        >
          {isInPanel && visit.status !== 'pending' ? visitPanelMessages.cancel : ending.button}
        </Button>
      )}
    </>
  );
}
