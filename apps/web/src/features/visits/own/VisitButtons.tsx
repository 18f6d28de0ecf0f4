import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { visitedPetName } from '../visited-pet-name.ts';
import { CalendarMenu } from './CalendarMenu.tsx';
import type { VisitChoice } from './OwnVisitDialogs.tsx';

interface VisitButtonsProps {
  visit: OwnVisit;
  /** Undefined when it could not be loaded. */
  shelter: Shelter | undefined;
  texts: Record<'move' | 'cancel', string>;
  /** Beside other visits: the accessible names say which one is meant. */
  names?: Record<'moveWith' | 'cancelWith', (pet: string) => string>;
  onChoose: (choice: VisitChoice) => void;
}

/** Moves a visit, adds it to a calendar, and cancels it, as far as that is allowed. */
export function VisitButtons({ visit, shelter, texts, names, onChoose }: VisitButtonsProps) {
  const pet = visitedPetName(visit);
  return (
    <>
      {visit.allowed_actions.includes('move') && visit.pet && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={names?.moveWith(pet)}
          onClick={() => onChoose({ visit, action: 'move' })}
        >
          {texts.move}
        </Button>
      )}
      {shelter && <CalendarMenu visit={visit} shelter={shelter} isNamed={names !== undefined} />}
      {visit.allowed_actions.includes('cancel') && (
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:-ms-4"
          aria-label={names?.cancelWith(pet)}
          onClick={() => onChoose({ visit, action: 'cancel' })}
        >
          {texts.cancel}
        </Button>
      )}
    </>
  );
}
