import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Combobox } from '../../../staff/edit/combobox/Combobox.tsx';
import { useSearchedOptions } from '../../../staff/edit/combobox/use-searched-options.ts';
import { petOptionsSource } from '../../visits/staff/staff-visits-api.ts';
import { bondedMessages } from '../bonded-messages.ts';

const messages = bondedMessages.admin;

interface BondedPairFormProps {
  /** Not among the choices. */
  petId: string;
  isBusy: boolean;
  onLink: (otherId: string) => void;
  onCancel: () => void;
}

/** Searches the other pet of a pair. What was chosen stays when linking fails. */
export function BondedPairForm({ petId, isBusy, onLink, onCancel }: BondedPairFormProps) {
  const pets = useSearchedOptions(petOptionsSource);
  const [otherId, setOtherId] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  // The button that opened the form is gone.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(otherId === '');
    if (otherId !== '') onLink(otherId);
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-3">
      <Combobox
        label={messages.other}
        placeholder={messages.placeholder}
        marked
        options={pets.options.filter(({ value }) => value !== petId)}
        search={pets.search}
        value={otherId}
        onChange={setOtherId}
        error={isMissing && otherId === '' ? messages.missing : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" busy={isBusy}>
          {messages.link}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
