import type { Pet } from '@pawmatch/contract/pets/pet';
import { useQuery } from '@tanstack/react-query';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { CloseIcon } from '../../../components/ui/icons/navigation.tsx';
import { useModal } from '../../../components/ui/use-modal.ts';
import { rememberOpenedPet, rememberReferredPet } from '../../../lib/storage/referred-pet.ts';
import { useTabTitle } from '../../../lib/tab-title.ts';
import { useSession } from '../../auth/session-context.ts';
import { FavoriteButton } from '../../favorite-button/components/FavoriteButton.tsx';
import { PetDetails } from '../details/PetDetails.tsx';
import { PetFacts } from '../details/PetFacts.tsx';
import { petDialogMessages } from '../details/pet-details-messages.ts';
import { petTitle } from '../page-text.ts';
import { petMessages } from '../pet-messages.ts';
import { petQuery } from '../pets-api.ts';
import { PetDialogFallback } from './PetDialogFallback.tsx';
import { PetDialogPhoto } from './PetDialogPhoto.tsx';
import { PetStepper, prefetchPhoto } from './PetStepper.tsx';
import { neighboursOf, useArrowKeys } from './use-arrow-keys.ts';

/** By the history entry, for the way back from another pet. */
const positions = new Map<string, number>();

/**
 * Where the reader was in the details of a pet. On narrow screens the dialog scrolls, on wide ones its text: both have
 * `data-keeps-scroll`.
 * @param shownId the pet whose details are there
 */
function useKeptScroll(dialog: RefObject<HTMLElement | null>, shownId: string | undefined) {
  const { key } = useLocation();
  const isOnWayBack = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pet, not when its entry is replaced
  useLayoutEffect(() => {
    const position = isOnWayBack && shownId ? positions.get(key) : undefined;
    if (position === undefined) return;
    for (const part of dialog.current?.querySelectorAll('[data-keeps-scroll]') ?? []) {
      part.scrollTop = position;
    }
  }, [shownId]);

  return ({ target }: UIEvent<HTMLElement>) => {
    if (target instanceof HTMLElement && 'keepsScroll' in target.dataset) {
      positions.set(key, target.scrollTop);
    }
  };
}

interface PetDialogProps {
  petId: string;
  /** Somebody came for this pet; not for the ones to which they step from it. */
  isFromLink?: boolean;
  /** Returns the pet that was requested last: presses can come before `petId` changes. */
  newestPetId?: () => string | null;
  /** The pets to step through, in their order. */
  pets: readonly Pet[];
  /** How many pets there are when all are loaded. */
  total: number;
  onStep: (petId: string) => void;
  onClose: () => void;
  /** Questions that can be sent with a visit request. */
  questions?: readonly string[] | undefined;
  /** Shown below the story, such as how well the pet fits. */
  children?: ReactNode;
}

/** The server renders the dialog open; in the browser, `useModal` opens it. */
const isOnServer = typeof document === 'undefined';

/**
 * The details of a pet and the visit form. A pet that is not among `pets`, such as one from
 * a shared link, is fetched by its id.
 */
export function PetDialog({
  petId,
  isFromLink = false,
  newestPetId = () => petId,
  pets,
  total,
  onStep,
  onClose,
  questions,
  children,
}: PetDialogProps) {
  const titleId = useId();
  const { ref, handlers } = useModal(onClose);
  const listed = pets.find((pet) => pet.id === petId);
  const petResult = useQuery({ ...petQuery(petId), enabled: !listed });
  const pet = listed ?? petResult.data;
  useTabTitle(pet ? petTitle(pet) : null);

  const isVisitor = useSession().status === 'visitor';
  const firstPetId = useRef(petId);
  useEffect(() => {
    if (isFromLink) rememberReferredPet(firstPetId.current);
    else if (isVisitor) rememberOpenedPet(petId);
  }, [isFromLink, isVisitor, petId]);

  // The link to another pet was in the details, which leave with their pet.
  const shownId = pet?.id;
  useLayoutEffect(() => {
    if (shownId && document.activeElement === document.body) ref.current?.focus();
  }, [shownId, ref]);
  const keepScroll = useKeptScroll(ref, shownId);

  const [stepped, setStepped] = useState('');
  const [scheduledPetId, setScheduledPetId] = useState<string | null>(null);
  const isScheduling = scheduledPetId === petId;

  const { previous, next, position } = neighboursOf(petId, pets);
  /** Steps to a neighbour and prefetches the photo after it. */
  const step = (direction: 'previous' | 'next') => {
    const neighbour = neighboursOf(newestPetId() ?? petId, pets)[direction];
    if (!neighbour) return;
    onStep(neighbour.id);
    const { position: at, [direction]: following } = neighboursOf(neighbour.id, pets);
    setStepped(petDialogMessages.showing({ petName: neighbour.name, position: at ?? 0, total }));
    prefetchPhoto(following);
  };
  useArrowKeys(!isScheduling, step);

  /** Before hydration, the browser itself closes the dialog by its form. */
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={ref}
      open={isOnServer || undefined}
      suppressHydrationWarning
      {...handlers}
      onScrollCapture={keepScroll}
      tabIndex={-1}
      data-read-out
      aria-labelledby={titleId}
      className="dialog dialog-sheet sm:max-w-2xl lg:h-[44rem] lg:max-w-5xl"
    >
      {/* Another pet is another element: its scrolling begins at the top, unless one goes back to it. */}
      <div
        key={petId}
        data-keeps-scroll
        className="relative flex min-h-0 flex-auto flex-col overflow-y-auto overscroll-contain max-lg:mt-14 lg:grid lg:grid-cols-[54%_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:overflow-hidden"
      >
        {pet ? (
          <>
            <PetDialogPhoto pet={pet} isScheduling={isScheduling} />
            <PetDetails
              pet={pet}
              titleId={titleId}
              isScheduling={isScheduling}
              onSchedule={() => setScheduledPetId(pet.id)}
              onCancel={() => setScheduledPetId(null)}
              onDone={onClose}
              questions={questions}
              others={pets}
            >
              {children}
            </PetDetails>
            <PetFacts
              pet={pet}
              titleId={titleId}
              headingLevel="h3"
              className={isScheduling ? 'max-lg:hidden' : ''}
            />
          </>
        ) : (
          <PetDialogFallback
            titleId={titleId}
            isUnknown={pet === null}
            error={petResult.error}
            onTryAgain={() => void petResult.refetch()}
            onClose={close}
          />
        )}
      </div>
      {/*
       * A bar on narrow screens, under which the details scroll; last in the order of the keyboard. Its room is kept:
       * the page can be shown while it is still on its way.
       */}
      <form
        method="dialog"
        className="absolute flex items-center justify-end gap-2 border-b border-line bg-raised px-3 max-lg:inset-x-0 max-lg:top-0 max-lg:h-14 lg:end-3 lg:top-3 lg:border-0 lg:bg-transparent lg:p-0"
      >
        {position !== null && !isScheduling && (
          <PetStepper
            position={petDialogMessages.position(position, total)}
            previous={previous}
            next={next}
            onStep={step}
          />
        )}
        <p role="status" className="sr-only">
          {stepped}
        </p>
        {pet && <FavoriteButton pet={pet} isOutlined />}
        <IconButton
          label={petMessages.close}
          icon={<CloseIcon />}
          variant="outlined"
          type="submit"
          onClick={close}
        />
      </form>
    </dialog>
  );
}
