import {
  listMostWantedFacts,
  type MostWantedFact,
} from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { mostWantedFactTexts as texts } from '../most-wanted-facts-messages.ts';

/** The missing facts that decide most matches, for staff. */
const mostWantedFactsQuery = endpointQuery(['deciding-facts'], listMostWantedFacts);

interface FactAnswer {
  asked: MostWantedFact;
  value: boolean;
}

/** Stores the answer and reads the facts again, also when somebody else has changed the pet. */
function useAnswerFact(onAnswer: (answer: FactAnswer) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: onAnswer,
    onSuccess: (_, { asked, value }) => adminToast.success(texts.saved(asked, value)),
    onError: (error) => adminToast.error(texts.failed, reasonBelow(error, texts.failed)),
    onSettled: () => queries.invalidateQueries(mostWantedFactsQuery),
  });
}

interface MostWantedFactsProps {
  /** Stores the one fact. */
  onAnswer: (answer: FactAnswer) => Promise<unknown>;
}

/** Missing facts that decide most matches, each answered with one tap; loaded when it is opened. */
export function MostWantedFacts({ onAnswer }: MostWantedFactsProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="mx-4 mt-3 rounded-xl border border-line bg-surface text-sm sm:mx-6"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer rounded-xl px-4 py-3 font-semibold">
        {texts.title}
      </summary>
      {isOpened && (
        <div className="grid gap-3 overflow-y-auto px-4 pb-4 md:max-h-72">
          <p className="max-w-text text-text-muted">{texts.hint}</p>
          <FactsToAsk onAnswer={onAnswer} />
        </div>
      )}
    </details>
  );
}

function FactsToAsk({ onAnswer }: MostWantedFactsProps) {
  const id = useId();
  const query = useQuery(mostWantedFactsQuery);
  const { data, isError } = query;
  const answer = useAnswerFact(onAnswer);
  if (isError && !data) return <LoadFailure query={query} message={texts.loadFailed} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <>
      {data.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-3">
        {data.map((asked) => {
          const nameId = `${id}-${asked.pet_id}-${asked.fact}`;
          return (
            <li
              key={nameId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3"
            >
              <p>
                <Link
                  id={nameId}
                  to={`/admin/pets/${asked.pet_id}`}
                  className="link font-semibold wrap-anywhere"
                >
                  {texts.ask(asked)}
                </Link>
                <span className="block text-text-muted">{texts.adopters(asked.adopters)}</span>
              </p>
              <span className="flex gap-2">
                {[true, false].map((value) => (
                  <Button
                    key={String(value)}
                    size="sm"
                    variant="secondary"
                    className="min-w-16"
                    disabled={answer.isPending}
                    aria-describedby={nameId}
                    onClick={() => answer.mutate({ asked, value })}
                  >
                    {value ? texts.yes : texts.no}
                  </Button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
