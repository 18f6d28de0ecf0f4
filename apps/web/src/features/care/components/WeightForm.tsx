import {
  formatWeight,
  parseWeight,
  weightUnits,
  withUnit,
} from '@pawmatch/contract/care/pet-weight';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { careMessages as messages } from '../care-messages.ts';
import type { Ticks } from '../use-ticks.ts';
import { WaitingCall } from './WaitingCall.tsx';

interface WeightFormProps {
  pet: { id: string; name: string };
  /** The weighing that is due. */
  itemId?: string;
  /** What the pet weighed last. */
  last?: { grams: number; at: string } | null | undefined;
  ticks: Ticks;
}

const units = weightUnits.map((unit) => ({ value: unit, label: unit }));

/** Writes down a weight, in pounds or kilograms; the unit of the scale is chosen once. */
export function WeightForm({ pet, itemId, last, ticks }: WeightFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { weightUnit: unit } = ticks;
  const weight = withUnit(text, unit);
  const grams = parseWeight(weight);
  const waiting = ticks.weightsOf(pet.id);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (grams === null) return setError(messages.weightUnclear);
    setError(undefined);
    setText('');
    void ticks.weigh({ pet, weight }, itemId);
  };

  const hint = last
    ? messages.lastWeight({
        weight: formatWeight(last.grams),
        day: shortDate(last.at, ticks.timeZone),
      })
    : messages.weightHint;

  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-end gap-x-2 gap-y-3">
      <TextField
        label={messages.weightOf({ pet: pet.name })}
        hint={grams === null ? hint : formatWeight(grams)}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        inputMode={unit ? 'decimal' : 'text'}
        enterKeyHint="done"
        className="min-w-0 flex-1 basis-60"
      />
      <SelectField
        label={<VisuallyHidden>{messages.unit}</VisuallyHidden>}
        options={units}
        placeholder={messages.unit}
        value={unit}
        onChange={({ target }) => ticks.chooseWeightUnit(target.value)}
        className="w-30"
      />
      <Button
        type="submit"
        aria-label={messages.saveWeight}
        busy={waiting.length > 0 && !ticks.isStuck}
        busyLabel={messages.saving}
      >
        {messages.save}
      </Button>
      {ticks.isStuck &&
        waiting.map(({ call, weight }) => (
          <WaitingCall key={call.id} call={call} named={{ what: weight, pet: pet.name }} />
        ))}
    </form>
  );
}
