import type { FollowUp } from '@pawmatch/contract/follow-ups/follow-ups-endpoints';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useChangeFollowUp } from '../follow-ups-api.ts';
import { followUpMessages as messages } from '../follow-ups-messages.ts';

const tones = { very_well: 'positive', settling_in: 'progress', not_well: 'negative' } as const;

type FollowUpItemProps = { followUp: FollowUp; timeZone: string };

/** An answer, and who takes care where it is "not well". */
export function FollowUpItem({ followUp, timeZone }: FollowUpItemProps) {
  const { id, day, answer, words, taken_by, done_at } = followUp;
  const can = useCan();
  const change = useChangeFollowUp(id);
  const date = longDate(followUp.answered_at, timeZone);
  return (
    <li className="grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {messages.after({ pet: followUp.pet_name, day })}
          </p>
          <p className="text-sm text-text-muted wrap-anywhere">
            {messages.answered({ name: followUp.adopter_name, date })}
          </p>
        </div>
        <StatusBadge tone={tones[answer]}>{messages.answers[answer]}</StatusBadge>
      </div>
      {words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={`/admin/adoptions/${followUp.adoption_id}`} className="link text-sm">
          {messages.openAdoption}
        </Link>
        {answer === 'not_well' && (
          <p className="grow text-sm text-text-muted">
            {done_at
              ? messages.done({ date: longDate(done_at, timeZone) })
              : taken_by
                ? messages.takenBy(taken_by)
                : messages.nobody}
          </p>
        )}
        {answer === 'not_well' && can('adoptions.edit') && (
          <div className="flex flex-wrap gap-2">
            {!done_at && (
              <Button
                size="sm"
                variant="secondary"
                disabled={change.isPending}
                onClick={() => change.mutate(taken_by ? 'open' : 'taken')}
              >
                {taken_by ? messages.giveBack : messages.take}
              </Button>
            )}
            <Button
              size="sm"
              variant={done_at ? 'secondary' : 'primary'}
              disabled={change.isPending}
              onClick={() => change.mutate(done_at ? 'taken' : 'done')}
            >
              {done_at ? messages.reopen : messages.finish}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
