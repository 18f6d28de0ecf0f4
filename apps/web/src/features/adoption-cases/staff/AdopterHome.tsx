import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { matchLabelTexts } from '@pawmatch/contract/matching/matching-messages';
import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { ReasonMark } from '../../../components/ui/ReasonMark.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { petsText } from '../../adoptions/adoption-progress.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { adopterFitQuery } from '../../match-sharing/match-sharing-api.ts';
import { sharingTexts } from '../../match-sharing/match-sharing-messages.ts';

/** How the pet fits the home of the adopter, with the facts that decide it, as far as the adopter agreed to show them. */
export function AdopterHome({ adoption }: { adoption: Adoption }) {
  const { adopter, pets } = adoption;
  return (
    <TitledCard id="adopter-home" title={messages.homeTitle} className="grid gap-3">
      {adopter.id && pets[0]?.status ? (
        <Fit adoption={adoption} petId={pets[0].id} userId={adopter.id} />
      ) : (
        <p className="text-sm text-text-muted">{messages.noAccount}</p>
      )}
    </TitledCard>
  );
}

type FitProps = { adoption: Adoption; petId: string; userId: string };

function Fit({ adoption, petId, userId }: FitProps) {
  const query = useQuery(adopterFitQuery(petId, userId));
  const { data, isError } = query;
  if (isError) return <LoadFailure query={query} message={messages.homeFailed} />;
  if (data === undefined) return <Skeleton className="h-16" />;
  if (data === null) {
    return (
      <p className="text-sm text-pretty text-text-muted">
        {messages.notShared({ adopter: adoption.adopter.name })}
      </p>
    );
  }
  const word = matchLabelTexts[data.fit];
  return (
    <>
      <p className="font-semibold">
        {messages.fit({ word, score: data.score, pets: petsText(adoption) })}
      </p>
      {data.facts.length === 0 ? (
        <p className="text-sm text-text-muted">{messages.noFacts}</p>
      ) : (
        <ul aria-label={messages.deciding} className="grid gap-1.5 text-sm">
          {data.facts.map(({ aspect, label, kind, yours }) => (
            <li key={aspect} className="flex items-start gap-2">
              <ReasonMark kind={kind} />
              {sharingTexts.fact(label, yours)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
