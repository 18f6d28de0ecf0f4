import type { Visit } from '@pawmatch/contract/visits/visit';
import { notAFitReasons, visitOutcomes } from '@pawmatch/contract/visits/visit-values';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Button } from '../../../../components/ui/Button.tsx';
import { SelectField } from '../../../../components/ui/SelectField.tsx';
import { lazyComponent } from '../../../../lib/lazy-component.tsx';
import { useCan } from '../../../../lib/use-can.ts';
import { visitedPetName } from '../../visited-pet-name.ts';
import { visitedPetQuery } from '../staff-visits-api.ts';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';
import { useAdoptionQuestion } from './adoption.tsx';
import { useVisitOutcome } from './use-visit-outcome.ts';

const adoption = lazyComponent(
  async () => (await import('../../../adoptions/staff/AdoptionLinks.tsx')).AdoptionOfVisit,
);

type MarkAdoptedProps = { visit: Visit; petId: string; timeZone: string };

/**
 * Changes the pet of a visit that led to an adoption, after asking about the visits that this
 * cancels. Nothing to press once the pet is adopted.
 */
function MarkAdopted({ visit, petId, timeZone }: MarkAdoptedProps) {
  const { adopt, isBusy } = useVisitOutcome();
  const adoption = useAdoptionQuestion(timeZone);
  const can = useCan();
  const { data: pet } = useQuery(visitedPetQuery(petId));
  const name = visitedPetName(visit);
  if (pet?.status === 'Adopted') return <p>{messages.isAdopted({ pet: name })}</p>;
  if (!pet || !can('pets.edit')) return null;

  const handlePress = async () => {
    const pets = [visit.pet, visit.bonded_pet].filter((pet) => pet !== null);
    const cancelled = await adoption.askForVisits(pets);
    if (cancelled) await adopt(visit, cancelled, timeZone);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={isBusy}
        onClick={() => void handlePress()}
      >
        {messages.markAdopted(name)}
      </Button>
      {adoption.dialog}
    </>
  );
}

const reasons = [
  { value: '', label: messages.noReason },
  ...notAFitReasons.map((value) => ({ value, label: messages.reasons[value] })),
];

type VisitOutcomeChoicesProps = { visit: Visit; timeZone: string };

/** The outcome of a visit, in one tap; nothing before it has started. */
export function VisitOutcomeChoices({ visit, timeZone }: VisitOutcomeChoicesProps) {
  const { choose, isBusy } = useVisitOutcome();
  const { allowed_actions: allowed, outcome, pet } = visit;
  const canChoose = allowed.includes('set_outcome');
  return (
    <>
      {canChoose && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{messages.question}</legend>
          <div className="flex flex-wrap gap-2">
            {visitOutcomes.map((choice) => (
              <Button
                key={choice}
                size="sm"
                variant={choice === outcome ? 'primary' : 'secondary'}
                aria-pressed={choice === outcome}
                disabled={isBusy}
                onClick={() => choose(visit, { outcome: choice })}
              >
                {messages.outcomes[choice]}
              </Button>
            ))}
            {outcome && (
              <Button
                size="sm"
                variant="quiet"
                disabled={isBusy}
                onClick={() => choose(visit, { outcome: null })}
              >
                {messages.undo}
              </Button>
            )}
          </div>
        </fieldset>
      )}
      {canChoose && outcome === 'not_a_fit' && (
        <SelectField
          label={messages.reason}
          options={reasons}
          value={visit.not_a_fit_because ?? ''}
          disabled={isBusy}
          onChange={({ target }) =>
            choose(visit, {
              outcome,
              not_a_fit_because: notAFitReasons.find((reason) => reason === target.value) ?? null,
            })
          }
        />
      )}
      {outcome === 'adopted' && (
        <Suspense>
          <adoption.Lazy visit={visit} />
        </Suspense>
      )}
      {outcome === 'adopted' && pet && (
        <MarkAdopted visit={visit} petId={pet.id} timeZone={timeZone} />
      )}
    </>
  );
}
