import { useQueryInAddress } from '../pets/search/use-query-in-address.ts';

/** State of the history entry of the visit dialog, so that going back closes it. */
interface ScheduledState {
  scheduledPetId?: string;
}

/** R2.34: the pet for which a visit is being requested. */
export function useVisitDialog() {
  const address = useQueryInAddress();
  const { scheduledPetId } = (address.state ?? {}) as ScheduledState;
  return {
    petId: scheduledPetId,
    open: (petId: string) =>
      address.push(address.query, { scheduledPetId: petId } satisfies ScheduledState),
    close: address.goBack,
  };
}
