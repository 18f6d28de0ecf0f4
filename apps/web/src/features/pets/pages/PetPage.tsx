import { SCANNED } from '@pawmatch/contract/kennel-cards/scanned-card';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { readPetPath } from '@pawmatch/contract/pets/pet-address';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { optionalComponent } from '../../../lib/lazy-component.tsx';
import { keepsReferredPet, rememberReferredPet } from '../../../lib/storage/referred-pet.ts';
import { useTabTitle } from '../../../lib/tab-title.ts';
import { useSession } from '../../auth/session-context.ts';
import { FavoriteButton } from '../../favorite-button/components/FavoriteButton.tsx';
import { PetDetails } from '../details/PetDetails.tsx';
import { PetFacts } from '../details/PetFacts.tsx';
import { petDialogMessages } from '../details/pet-details-messages.ts';
import { PetDialogFallback } from '../dialog/PetDialogFallback.tsx';
import { PetDialogPhoto } from '../dialog/PetDialogPhoto.tsx';
import { petTitle } from '../page-text.ts';
import { petQuery } from '../pets-api.ts';

/** For staff alone. */
const ScannedByStaff = optionalComponent(
  async () => (await import('../../kennel-cards/components/ScannedByStaff.tsx')).ScannedByStaff,
);

/** A pet's page of its own, with what the dialog shows; its address is `petPath`. */
export function PetPage() {
  const { address = '' } = useParams();
  const shortId = readPetPath(address);
  const { data, error, refetch } = useQuery({
    ...petQuery(shortId ?? ''),
    enabled: shortId !== null,
  });
  const pet = shortId === null ? null : data;
  const titleId = useId();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isStaff = useSession().status === 'admin';
  useTabTitle(pet ? petTitle(pet) : null);

  return (
    <article aria-labelledby={titleId} className="page min-h-dvh pt-5 pb-16 sm:pt-8">
      {isStaff && parameters.has(SCANNED) && shortId && pet !== undefined && (
        <ScannedByStaff shortId={shortId} pet={pet} />
      )}
      <Link to="/pets" className="link inline-flex min-h-11 items-center">
        {petDialogMessages.allPets}
      </Link>
      <div className="relative mt-2 flex flex-col overflow-clip rounded-2xl border border-line bg-surface sm:mt-4 lg:grid lg:grid-cols-[54%_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {pet ? (
          <WholePet key={pet.id} pet={pet} titleId={titleId} />
        ) : (
          <PetDialogFallback
            titleId={titleId}
            isUnknown={pet === null}
            error={error}
            onTryAgain={() => void refetch()}
            onClose={(event) => {
              event.preventDefault();
              void navigate('/pets');
            }}
          />
        )}
      </div>
    </article>
  );
}

function WholePet({ pet, titleId }: { pet: Pet; titleId: string }) {
  const [isScheduling, setIsScheduling] = useState(false);
  const isFromLink = !keepsReferredPet(useLocation().state);
  useEffect(() => {
    if (isFromLink) rememberReferredPet(pet.id);
  }, [pet.id, isFromLink]);
  return (
    <>
      <PetDialogPhoto pet={pet} isScheduling={isScheduling} />
      <PetDetails
        pet={pet}
        titleId={titleId}
        headingLevel="h1"
        isScheduling={isScheduling}
        onSchedule={() => setIsScheduling(true)}
        onCancel={() => setIsScheduling(false)}
        onDone={() => setIsScheduling(false)}
      />
      <PetFacts
        pet={pet}
        titleId={titleId}
        headingLevel="h2"
        className={isScheduling ? 'max-lg:hidden' : ''}
      />
      <div className="absolute end-3 top-3">
        <FavoriteButton pet={pet} isOutlined />
      </div>
    </>
  );
}
