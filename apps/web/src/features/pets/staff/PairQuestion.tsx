import type { BondedPet, Pet } from '@pawmatch/contract/pets/pet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast, dismissToast } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { AdoptionConsequences } from '../../visits/staff/outcome/adoption.tsx';
import { petRows, updatePet } from './staff-pets-api.ts';
import { pairQuestionMessages as messages } from './staff-pets-messages.ts';

/** Enough to read it and to reach it by keyboard; the pet's page says later, too, that the statuses differ. */
const QUESTION_MS = 30_000;

type PairQuestionProps = {
  /** Was marked as adopted. */
  pet: Pet;
  other: BondedPet;
  onAnswer: () => void;
};

/** Marks the other pet of a pair as adopted, too, if staff say so. */
function PairQuestion({ pet, other, onAnswer }: PairQuestionProps) {
  const client = useQueryClient();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const [isBusy, setIsBusy] = useState(false);
  const names = { pet: pet.name, other: other.name };

  const handleBoth = async () => {
    setIsBusy(true);
    try {
      petRows.upsert(client, [await updatePet(other.id, { status: 'Adopted' })]);
      // The first pet shows the status of the other.
      void petRows.refresh(client);
      adminToast.success(messages.bothAdopted(names));
      onAnswer();
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed(names)));
      setIsBusy(false);
    }
  };

  return (
    <div className="grid gap-2">
      <p>{messages.question(names)}</p>
      <AdoptionConsequences pets={[other]} timeZone={timeZone} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy}
          busyLabel={messages.saving}
          onClick={() => void handleBoth()}
        >
          {messages.both}
        </Button>
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={onAnswer}>
          {messages.only(names)}
        </Button>
      </div>
    </div>
  );
}

/** Asks whether the other pet of a pair was adopted, too; see `ask-about-partners.ts`. */
export function askAboutPartner({ pet, other }: Pick<PairQuestionProps, 'pet' | 'other'>): void {
  const text = messages.question({ pet: pet.name, other: other.name });
  const toast = adminToast.blank(text, {
    duration: QUESTION_MS,
    content: <PairQuestion pet={pet} other={other} onAnswer={() => dismissToast(toast)} />,
  });
}
