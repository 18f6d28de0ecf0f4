import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { useEffect, useEffectEvent, useState } from 'react';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { visitFailureMessage } from '../visit-failure.ts';
import { useRequestVisit } from '../visits-api.ts';
import { NO_PET_MESSAGE, requestedMessage } from '../visits-messages.ts';

/** How long the dialog stays open after the response. */
const AFTER_SUCCESS_MS = 500;
const AFTER_FAILURE_MS = 1_000;

interface VisitSubmission {
  pet: { id: string; name: string; bonded_with?: { name: string } | null } | null;
  /** Renews CSRF and access token before. */
  refreshesFirst?: boolean;
  /** Closes the dialog. */
  onDone: () => void;
}

/** Requests a visit, shows a toast with the outcome, and then closes the dialog. */
export function useVisitSubmission({ pet, refreshesFirst, onDone }: VisitSubmission) {
  const { mutateAsync } = useRequestVisit({ refreshesFirst });
  const [isSending, setIsSending] = useState(false);
  const [closesAfter, setClosesAfter] = useState<number | null>(null);

  // Renders in between, such as for a batch of pets, must not restart the timer.
  const finish = useEffectEvent(() => onDone());
  useEffect(() => {
    if (closesAfter === null) return;
    const timer = setTimeout(() => finish(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);

  const send = async (requestedAt: string, notes?: string) => {
    if (!pet) {
      toastError(NO_PET_MESSAGE);
      return;
    }
    setIsSending(true);
    try {
      await mutateAsync({ petId: pet.id, requestedAt, notes });
      toastSuccess(requestedMessage(petNames(pet, pet.bonded_with)));
      setClosesAfter(AFTER_SUCCESS_MS);
    } catch (error) {
      const message = visitFailureMessage(error);
      toastError(message, reasonBelow(error, message));
      setClosesAfter(AFTER_FAILURE_MS);
    }
  };

  return {
    submit: (requestedAt: string, notes?: string) => void send(requestedAt, notes),
    isBusy: isSending,
  };
}
