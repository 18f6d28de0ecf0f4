import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { PawIcon } from '../../../components/ui/icons/marks.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { reasonBelow } from '../../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { readOrigin } from '../../auth/redirects.ts';
import { InvitationReminder } from '../../matching/components/InvitationReminder.tsx';
import { petQuery } from '../../pets/pets-api.ts';
import { QuestionnaireSteps } from '../components/QuestionnaireSteps.tsx';
import { savedQuestionnaireQuery } from '../preferences-api.ts';
import { LOAD_FAILED_MESSAGE, questionnaireMessages as messages } from '../preferences-messages.ts';

/** The questionnaire, filled in as it was saved. */
export function QuestionnairePage() {
  const { data, status, error } = useQuery(savedQuestionnaireQuery);
  // The pet stands above the questions, which wait for it, so that they are not moved.
  const isPending = useReferredPet().isLoading || status === 'pending';

  useEffect(() => {
    if (status === 'error') {
      toastError(LOAD_FAILED_MESSAGE, reasonBelow(error, LOAD_FAILED_MESSAGE));
    }
  }, [status, error]);

  return (
    <div className="page grid max-w-3xl gap-6 py-8 sm:py-12">
      <header className="grid gap-2 text-center">
        <h1 className="text-3xl">{messages.title}</h1>
        <p className="text-text-muted">{messages.lede}</p>
      </header>
      {!isPending && <ReferredPet />}
      <InvitationReminder />
      {isPending ? (
        <Spinner label={messages.loading} showLabel className="min-h-dvh content-start py-8" />
      ) : (
        <QuestionnaireSteps saved={data ?? emptyQuestionnaire} />
      )}
    </div>
  );
}

/** After a sign-up from a pet's dialog, a link back to that pet. */
function ReferredPet() {
  const { state } = useLocation();
  const { data: pet } = useReferredPet();
  const path = readOrigin(state, null);
  if (!path || !pet) return null;
  return (
    <aside
      aria-label={messages.petYouCameFrom}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-accent-soft p-4"
    >
      <Thumbnail
        src={pet.primary_photo_url?.small ?? pet.image_url}
        fallback={<PawIcon className="size-7" />}
        className="size-16 rounded-lg"
      />
      <div className="min-w-48 flex-1">
        <p className="font-display text-lg font-semibold wrap-anywhere">
          {messages.petIsWaiting({ name: pet.name })}
        </p>
        <p className="text-sm">{messages.petHint}</p>
      </div>
      <ButtonLink to={path} variant="secondary" size="sm">
        {messages.meetPet({ name: pet.name })}
      </ButtonLink>
    </aside>
  );
}

function useReferredPet() {
  const petId = readReferredPetId(useLocation().state);
  return useQuery({ ...petQuery(petId ?? ''), enabled: petId !== null });
}

/** The pet whose dialog led to the sign-up, from the router's state; null when there is none. */
function readReferredPetId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { origin, petId }: { origin?: unknown; petId?: unknown } = state;
  return origin === 'pet' && typeof petId === 'string' ? petId : null;
}
