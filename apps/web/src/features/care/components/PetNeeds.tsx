import { testResultLabels } from '@pawmatch/contract/care/care-kind-messages';
import type { PetNeed } from '@pawmatch/contract/care/care-rules-endpoints';
import { needLabel } from '@pawmatch/contract/pets/care/readiness';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { petRows } from '../../pets/staff/staff-pets-api.ts';
import { meetNeed, needsQuery } from '../care-api.ts';
import { readinessMessages as messages } from '../readiness-messages.ts';

/** What the shelter's care rules miss of a pet and what that blocks, each done in one tap; nothing where nothing is missing. */
export function PetNeeds({ pet }: { pet: { id: string; name: string } }) {
  const mayRead = useCan()('care.read');
  const { data = [] } = useQuery({ ...needsQuery(pet.id), enabled: mayRead });
  return <MissingNeeds needs={data} pet={pet} />;
}

interface MissingNeedsProps {
  needs: readonly PetNeed[];
  pet: { id: string; name: string };
}

export function MissingNeeds({ needs, pet }: MissingNeedsProps) {
  const can = useCan();
  const missing = needs.filter(({ blocks }) => blocks.length > 0);
  if (missing.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-xl bg-status-pending px-4 py-3 text-status-pending-text">
      <h3 className="text-base">{messages.missing}</h3>
      <ul className="grid gap-1">
        {missing.map((need) => (
          <MissingNeed key={need.need} need={need} pet={pet} mayDo={can('care.do')} />
        ))}
      </ul>
    </div>
  );
}

interface MissingNeedProps {
  need: PetNeed;
  pet: { id: string; name: string };
  mayDo: boolean;
}

function MissingNeed({ need, pet, mayDo }: MissingNeedProps) {
  const queries = useQueryClient();
  const what = needLabel(need);
  const meet = useMutation({
    mutationFn: () => meetNeed(pet.id, need),
    async onSuccess() {
      adminToast.success(messages.isDone({ what, pet: pet.name }));
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['care'] }),
        queries.invalidateQueries({ queryKey: petRows.keys.all }),
      ]);
    },
    onError: (error) => adminToast.error(failureReason(error, messages.doneFailed)),
  });
  const { care } = need;
  // What a test has shown is asked for where it is due.
  const isAsked = care?.kind === 'test' && (care.awaits_result || care.item_id !== null);
  const steps = need.blocks.map((step) => messages.stepsInText[step]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
      <span className="wrap-anywhere">{messages.needs({ what, steps })}</span>
      {care?.awaits_result && <span>{testResultLabels.awaited}</span>}
      {care && mayDo && isAsked && (
        <ButtonLink size="sm" variant="secondary" to={`/admin/pets/${pet.id}#pet-care`}>
          {messages.seeCare}
        </ButtonLink>
      )}
      {care && mayDo && !care.awaits_result && !isAsked && (
        <Button
          size="sm"
          variant="secondary"
          busy={meet.isPending}
          aria-label={messages.markDoneNamed({ what, pet: pet.name })}
          onClick={() => meet.mutate()}
        >
          {messages.markDone}
        </Button>
      )}
    </li>
  );
}
