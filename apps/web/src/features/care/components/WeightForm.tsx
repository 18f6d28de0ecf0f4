import { formatWeight, parseWeight } from '@pawmatch/contract/care/pet-weight';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { shortDate } from '../../../lib/shelter-dates.ts';
import { careMessages as messages } from '../care-messages.ts';
import type { Ticks } from '../use-ticks.ts';
import { WaitingCall } from './WaitingCall.tsx';

interface WeightFormProps {
  pet: { id: string; name: string };
  /** What the pet weighed last. */
  last?: { grams: number; at: string } | null | undefined;
  ticks: Ticks;
}

/** Writes down a weight, in pounds or kilograms. */
export function WeightForm({ pet, last, ticks }: WeightFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const grams = parseWeight(text);
  const waiting = ticks.weightsOf(pet.id);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (grams === null) return setError(messages.weightUnclear);
    setError(undefined);
    setText('');
    void ticks.weigh({ pet, weight: text });
  };

  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-end gap-3">
      <TextField
        label={messages.weightOf({ pet: pet.name })}
        hint={grams === null ? messages.weightHint : formatWeight(grams)}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        className="min-w-0 flex-1 basis-48"
      />
      {last && (
        <p className="basis-full text-sm text-text-muted">
          {messages.lastWeight({
            weight: formatWeight(last.grams),
            day: shortDate(last.at, ticks.timeZone),
          })}
        </p>
      )}
      <Button
        type="submit"
        size="sm"
        busy={waiting.length > 0 && !ticks.isStuck}
        busyLabel={messages.saving}
      >
        {messages.saveWeight}
      </Button>
      {ticks.isStuck &&
        waiting.map(({ call, weight }) => (
          <WaitingCall key={call.id} call={call} named={{ what: weight, pet: pet.name }} />
        ))}
    </form>
  );
}
