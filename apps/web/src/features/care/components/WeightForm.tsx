import { formatWeight, parseWeight } from '@pawmatch/contract/care/pet-weight';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { careMessages as messages } from '../care-messages.ts';
import type { Ticks } from '../use-ticks.ts';
import { WaitingCall } from './WaitingCall.tsx';

interface WeightFormProps {
  pet: { id: string; name: string };
  ticks: Ticks;
}

/** Writes down a weight, in pounds or kilograms. */
export function WeightForm({ pet, ticks }: WeightFormProps) {
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
