import { formatWeight, parseWeight } from '@pawmatch/contract/care/pet-weight';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { addWeight } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';

/** Writes down a weight, in pounds or kilograms, and tells of a fall. */
export function WeightForm({ pet }: { pet: { id: string; name: string } }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const grams = parseWeight(text);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (grams === null) return setError(messages.weightUnclear);
    setError(undefined);
    setBusy(true);
    try {
      const { fall_percent } = await addWeight(pet.id, text);
      if (fall_percent === null) {
        adminToast.success(messages.weighed({ pet: pet.name, weight: formatWeight(grams) }));
      } else adminToast.error(messages.fell({ pet: pet.name, percent: fall_percent }));
      setText('');
    } catch (failure) {
      setError(failureReason(failure, messages.failed));
    }
    await queries.invalidateQueries({ queryKey: ['care'] });
    setBusy(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        label={messages.weightOf({ pet: pet.name })}
        hint={grams === null ? messages.weightHint : formatWeight(grams)}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        className="min-w-0 flex-1 basis-48"
      />
      <Button type="submit" size="sm" busy={isBusy} busyLabel={messages.saving}>
        {messages.saveWeight}
      </Button>
    </form>
  );
}
