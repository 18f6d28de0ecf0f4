import { matchLabelTexts } from '@pawmatch/contract/matching/matching-messages';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { ReasonMark } from '../../../components/ui/ReasonMark.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { suitableAdoptersQuery } from '../match-sharing-api.ts';
import { sharingTexts as texts } from '../match-sharing-messages.ts';

/** Whom a pet suits, for staff; loaded when it is opened. */
export function SuitableAdopters({ petId }: { petId: string }) {
  const titleId = useId();
  const [isOpened, setOpened] = useState(false);
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-text-muted">{texts.shown}</p>
      <details
        className="mt-2 text-sm"
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary className="link min-h-6 cursor-pointer">{texts.open}</summary>
        {isOpened && <AdopterList petId={petId} />}
      </details>
    </Card>
  );
}

function AdopterList({ petId }: { petId: string }) {
  const query = useQuery(suitableAdoptersQuery(petId));
  const { data, isError } = query;
  if (isError) return <LoadFailure query={query} message={texts.loadFailed} />;
  if (!data) return <Skeleton className="mt-2 h-16" />;
  if (data.length === 0) return <p className="mt-2">{texts.nobody}</p>;
  return (
    <ol className="mt-3 grid gap-4">
      {data.map(({ user_id, full_name, fit, score, facts }) => (
        <li key={user_id}>
          <p className="flex flex-wrap justify-between gap-x-4">
            <Link to={`/admin/people/${user_id}`} className="link font-semibold wrap-anywhere">
              {full_name}
            </Link>
            <span className="text-text-muted">{texts.score(matchLabelTexts[fit], score)}</span>
          </p>
          <ul className="mt-1 grid gap-1">
            {facts.map(({ aspect, label, kind, yours }) => (
              <li key={aspect} className="flex items-start gap-2">
                <ReasonMark kind={kind} />
                {texts.fact(label, yours)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
