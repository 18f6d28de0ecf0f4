import type { Visit } from '@pawmatch/contract/visits/visit';
import { notAFitReasons, visitOutcomes } from '@pawmatch/contract/visits/visit-outcome';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { clockTime } from '../../../lib/shelter-dates.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { useVisitOutcome } from './use-visit-outcome.ts';
import { outcomeMessages as messages } from './visit-outcome-messages.ts';

const reasons = [
  { value: '', label: messages.noReason },
  ...notAFitReasons.map((value) => ({ value, label: messages.reasons[value] })),
];

/** B3.05: who came, and what came of it, each in one tap. */
export function VisitOutcomeCard({ visit, timeZone }: { visit: Visit; timeZone: string }) {
  const { checkIn, choose, adopt, isBusy } = useVisitOutcome();
  const { allowed_actions: allowed, checked_in_at: checkedInAt, outcome, pet } = visit;
  const canChoose = allowed.includes('set_outcome');
  if (!allowed.includes('check_in') && !canChoose && !outcome) return null;
  return (
    <Card as="section" aria-labelledby="visit-outcome" className="grid gap-4">
      <h2 id="visit-outcome" className="text-xl">
        {messages.title}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <p>
          {checkedInAt
            ? messages.checkedIn(clockTime(checkedInAt, timeZone))
            : messages.notCheckedIn}
        </p>
        {!checkedInAt && allowed.includes('check_in') && (
          <Button size="sm" disabled={isBusy} onClick={() => checkIn(visit)}>
            {messages.checkIn}
          </Button>
        )}
      </div>
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
      {outcome === 'adopted' && pet && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => adopt(visit)}
        >
          {messages.markAdopted(visitedPetName(visit))}
        </Button>
      )}
    </Card>
  );
}
