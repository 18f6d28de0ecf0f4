import type { PetMove } from '@pawmatch/contract/pets/staff/pet-moves-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../components/ui/Button.tsx';
import { actingShelter } from '../../../../lib/acting-shelter.ts';
import { failureReason } from '../../../../lib/api/errors/failure-reason.ts';
import { longDate } from '../../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../../lib/toast.ts';
import { petRows } from '../staff-pets-api.ts';
import { acceptPetMove, declinePetMove, petMovesQuery, useCanMovePets } from './pet-moves-api.ts';
import { petMovesMessages as messages } from './pet-moves-messages.ts';

/** Pets that other shelters offer to this one, with the number in a line that is always there, so that nothing moves. */
export function ReceivedPets({ timeZone }: { timeZone: string }) {
  const isShown = useCanMovePets();
  const { data } = useQuery({ ...petMovesQuery, enabled: isShown });
  if (!isShown) return null;
  const received = data?.filter(({ to }) => to.slug === actingShelter());
  return (
    <details className="mx-4 mt-3 rounded-xl border border-line bg-surface text-sm sm:mx-6">
      <summary className="min-h-11 cursor-pointer rounded-xl px-4 py-3 font-semibold">
        {received ? messages.received({ count: received.length }) : messages.receivedLoading}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p className="max-w-text text-text-muted">
          {received?.length === 0 ? messages.none : messages.receivedHint}
        </p>
        <ul className="grid gap-3">
          {received?.map((move) => (
            <ReceivedPet key={move.id} move={move} timeZone={timeZone} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function ReceivedPet({ move, timeZone }: { move: PetMove; timeZone: string }) {
  const client = useQueryClient();
  const name = { pet: move.pet_name };
  const answer = useMutation({
    mutationFn: async (isAccepted: boolean) => {
      if (isAccepted) {
        await acceptPetMove(move.id);
        return messages.wasTakenIn(name);
      }
      await declinePetMove(move.id);
      return messages.wasDeclined({ ...name, shelter: move.from.name });
    },
    onSuccess: (message) => adminToast.success(message),
    onError: (error) => adminToast.error(failureReason(error, messages.failed)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: petMovesQuery.queryKey });
      void petRows.refresh(client);
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{move.pet_name}</span>
        <span className="block text-text-muted">
          {messages.from({ shelter: move.from.name, date: longDate(move.offered_at, timeZone) })}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={answer.isPending && answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          {messages.takeIn(name)}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          {messages.decline(name)}
        </Button>
      </span>
    </li>
  );
}
