import type { Pet, PetHome } from '@pawmatch/contract/pets/pet';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Badge } from '../../../components/ui/Badge.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../../components/ui/icons/navigation.tsx';
import { optionalComponent } from '../../../lib/lazy-component.tsx';
import { inThousands } from '../../../lib/text/in-thousands.ts';
import { pagePath } from '../../../lib/text/language.ts';
import { FavoriteButton } from '../../favorite-button/components/FavoriteButton.tsx';
import { cardText, storyOf } from '../details/about-text.ts';
import { type PetTag, petTags } from '../pet-facts.ts';
import { petMessages } from '../pet-messages.ts';
import { PetPhoto } from '../photos/PetPhoto.tsx';
import { CARD_PHOTO, CARD_PHOTO_SIZES } from '../photos/photo-sources.ts';
import { PetCardPhotos } from './PetCardPhotos.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { WaitingTime } from './WaitingTime.tsx';

/** Where a pet lives, such as `12 miles, Springfield`; without its distance where that is not known. */
function homeText({ name, city, miles, is_beyond_wish }: PetHome): string {
  const place = city ?? name;
  if (miles === null) return place;
  if (is_beyond_wish) return petMessages.tooFar({ miles: inThousands(miles), place });
  return petMessages.milesAway({ miles: inThousands(miles), place });
}

/** Not part of the first view: its code loads when a card is unfolded. */
const PetMore = optionalComponent(async () => (await import('./PetMore.tsx')).PetMore);

/** Id of the heading with the pet's name, for `aria-describedby`. */
export const petNameId = (petId: string) => `pet-${petId}-name`;

export interface PetCardProps {
  pet: Pet;
  /** The origin of shared links. */
  origin: string;
  isPhotoPrioritised?: boolean;
  isExpanded?: boolean;
  onToggle?: (petId: string) => void;
  /** Opens the pet's dialog; without it the name is a plain link. */
  onOpen?: (petId: string) => void;
  /** Shown on the photo, such as the match score. */
  mark?: ReactNode;
  /** Shown between name and tags, such as the match reasons. */
  children?: ReactNode;
  /** Shown at the bottom, such as a button to schedule a visit. */
  action?: ReactNode;
}

/**
 * A pet in a grid. It depends only on its props, so that the server can render it.
 */
export const PetCard = memo(function PetCard({
  pet,
  origin,
  isPhotoPrioritised = false,
  isExpanded = false,
  onToggle,
  onOpen,
  mark,
  children,
  action,
}: PetCardProps) {
  const nameId = petNameId(pet.id);
  const moreId = `pet-${pet.id}-more`;
  const { lang, ...story } = storyOf(pet);
  const sentence = cardText(story);

  const addressOf = (id: string) => pagePath(`/pets?petId=${id}`);
  const openOrFollow = () => (onOpen ? onOpen(pet.id) : window.location.assign(addressOf(pet.id)));

  const open = (id: string) => (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!onOpen || wantsNewTab) return;
    event.preventDefault();
    onOpen(id);
  };
  const linkTo = (id: string) => ({ href: addressOf(id), onClick: open(id) });

  return (
    <article
      aria-labelledby={nameId}
      className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <div
        {...{ [CARD_PHOTO]: pet.id }}
        className="relative aspect-3/2 overflow-hidden bg-sunken sm:aspect-5/4"
      >
        {pet.photos.length > 1 ? (
          <PetCardPhotos pet={pet} isPrioritised={isPhotoPrioritised} onPress={openOrFollow} />
        ) : (
          <PetPhoto pet={pet} sizes={CARD_PHOTO_SIZES} isPrioritised={isPhotoPrioritised} />
        )}
        {/* Above the face, and beside the button for favorites. */}
        <div className="pointer-events-none absolute start-3 end-16 top-3 z-1 grid justify-items-start gap-2">
          {mark}
          {pet.special_needs && <Badge tone="accent">{petMessages.specialNeeds}</Badge>}
        </div>
      </div>

      <div className="flex flex-1 flex-col gap-0.5 px-3.5 pt-2 sm:gap-2 sm:px-5 sm:pt-4 sm:pb-3">
        <h2 id={nameId} className="line-clamp-2 text-xl leading-tight wrap-anywhere sm:text-2xl">
          {/* The whole card is the link; other controls are above it. */}
          <a
            {...linkTo(pet.id)}
            className="card-link rounded-sm focus-visible:after:-outline-offset-2"
          >
            {pet.name}
          </a>
        </h2>
        {/* On the photo, and after the name in the order of the keyboard. */}
        <div className="absolute end-2.5 top-2.5 z-1">
          <FavoriteButton pet={pet} isOutlined />
        </div>
        <WaitingTime pet={pet} />
        {pet.lives_at && <p className="text-sm wrap-anywhere">{homeText(pet.lives_at)}</p>}
        {pet.bonded_with && (
          <a
            {...linkTo(pet.bonded_with.id)}
            className="link relative z-1 w-fit py-0.5 text-sm wrap-anywhere"
          >
            {petMessages.bondedWith(pet.bonded_with.name)}
          </a>
        )}
        {sentence && (
          <p lang={lang} className="line-clamp-2 text-sm leading-snug wrap-anywhere">
            {sentence}
          </p>
        )}
        <PetPills pet={pet} />
        {children}
        {isExpanded && (
          <div id={moreId} className="mt-2">
            <PetMore pet={pet} />
          </div>
        )}
        <div className="-mx-2 mt-auto flex flex-wrap items-center justify-between">
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? moreId : undefined}
            onClick={() => onToggle?.(pet.id)}
            className="relative z-1 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-semibold text-action hover:bg-action-soft"
          >
            {isExpanded ? petMessages.showLess : petMessages.showMore}
            {isExpanded ? (
              <ChevronUpIcon className="size-4" />
            ) : (
              <ChevronDownIcon className="size-4" />
            )}
          </button>
          <div className="relative z-1">
            <ShareButtons pet={pet} origin={origin} nameId={nameId} />
          </div>
        </div>
        {action && <div className="relative z-1 pb-2 sm:pb-1">{action}</div>}
      </div>
    </article>
  );
});

/** Facts whose values speak for themselves. Others mean nothing alone: "Long" could be anything. */
const SPOKEN_FOR = new Set<PetTag['name']>([
  'species',
  'breed',
  'age_group',
  'sex',
  'size',
  'energy_level',
]);

/** The last label would not fit into two lines on phones. */
const LAST = 'experience_level';

/** The tags of a card in a line or two, on phones as running text; labels that values speak for are only read out. */
function PetPills({ pet }: { pet: Pet }) {
  return (
    <dl className="text-[0.75rem] leading-snug text-text-muted sm:flex sm:flex-wrap sm:gap-1.5 sm:text-xs sm:text-text">
      {petTags(pet).map(({ name, label, value }) => (
        <div
          key={name}
          className="inline wrap-anywhere max-sm:not-last:after:content-['\00a0·_'] sm:inline-flex sm:min-w-0 sm:items-baseline sm:gap-1 sm:rounded-full sm:bg-tag sm:px-2.5 sm:py-1"
        >
          <dt
            className={classNames(
              'inline text-text-muted',
              SPOKEN_FOR.has(name) ? 'sr-only' : name === LAST && 'max-sm:sr-only',
            )}
          >
            {label}
          </dt>{' '}
          <dd className="inline min-w-0 font-medium">
            {SPOKEN_FOR.has(name) || name === LAST ? value : petMessages.afterLabel(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
