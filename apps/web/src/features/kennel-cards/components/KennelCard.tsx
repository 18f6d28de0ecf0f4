import { scannedPath } from '@pawmatch/contract/kennel-cards/scanned-card';
import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import { companionFacts, companions } from '@pawmatch/contract/pets/facts/companions';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { trainingTraitLabels } from '@pawmatch/contract/pets/pet-messages';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { encode } from 'uqr';
import { cardText, storyOf } from '../../pets/details/about-text.ts';
import { PetPhoto } from '../../pets/photos/PetPhoto.tsx';
import type { CardSizeName } from '../card-sizes.ts';
import { kennelCardMessages as messages } from '../kennel-card-messages.ts';

const STEP = 0.95;
const SMALLEST = 0.1;

/** On paper, lines may break a little earlier than on the screen. */
const RESERVE = 0.97;

/** Makes the text of an element smaller, by its variable `--fit`, until the element has room for it. */
function shrink(element: HTMLElement): void {
  const { style } = element;
  for (let share = 1; share > SMALLEST; share *= STEP) {
    style.setProperty('--fit', String(share * RESERVE));
    const isTooLong = element.scrollHeight > element.clientHeight + 1;
    if (!isTooLong && element.scrollWidth <= element.clientWidth + 1) return;
  }
}

/** @param reason a value that changes when the text or the paper does */
function useFittingText<E extends HTMLElement>(reason: string): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is why it is measured again.
  useLayoutEffect(() => {
    const measure = () => element.current && shrink(element.current);
    measure();
    // Late fonts have other widths.
    void document.fonts?.ready.then(measure);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [reason]);
  return element;
}

interface KennelCardProps {
  pet: Pet;
  size: CardSizeName;
  origin: string;
  /** At the foot of the card. */
  shelter: string;
}

/** A pet for the door of its kennel. Visitors read it, so it has what its public page has. */
export function KennelCard({ pet, size, origin, shelter }: KennelCardProps) {
  const reason = `${size} ${pet.version}`;
  const name = useFittingText<HTMLHeadingElement>(reason);
  return (
    <article className="kennel-card" aria-label={messages.cardOf(pet.name)}>
      <div className="kennel-card-photo">
        <PetPhoto pet={pet} sizes="8in" isPrioritised />
      </div>
      <h2 ref={name} className="kennel-card-name">
        {pet.name}
      </h2>
      <div className="kennel-card-body">
        <CardFacts pet={pet} reason={reason} />
        <div className="kennel-card-code">
          <QrCode text={origin + scannedPath(pet.id)} label={messages.code(pet.name)} />
          <p>{messages.scan(pet.name)}</p>
        </div>
      </div>
      <p className="kennel-card-shelter">{shelter}</p>
    </article>
  );
}

const answer = (value: boolean | null) =>
  value === null ? messages.ask : messages[value ? 'yes' : 'no'];

function CardFacts({ pet, reason }: { pet: Pet; reason: string }) {
  const facts = useFittingText<HTMLDivElement>(reason);
  const { lang, ...story } = storyOf(pet);
  const sentence = cardText(story);
  const traits = pet.training_traits.map((trait) => trainingTraitLabels[trait]);
  const line = [
    ageLabel(pet.age_group, pet.species, pet.sex),
    factLabel('sex', pet.sex),
    factLabel('size', pet.size, pet.species, pet.sex),
    ...(pet.energy_level
      ? [factLabel('energy_level', pet.energy_level, pet.species, pet.sex)]
      : []),
    ...traits,
  ];
  return (
    <div ref={facts} className="kennel-card-facts">
      <p>
        <strong>{pet.breed}</strong>
      </p>
      <p>{line.join(' · ')}</p>
      <dl aria-label={messages.goodWith}>
        {companions.map((companion) => (
          <div key={companion} className="contents">
            <dt>{messages.companions[companion]}</dt>
            <dd>{answer(pet[companionFacts[companion]])}</dd>
          </div>
        ))}
      </dl>
      {pet.special_needs && <p>{messages.specialNeeds}</p>}
      {pet.bonded_with && <p>{messages.bondedWith(pet.bonded_with.name)}</p>}
      {sentence && <p lang={lang}>{sentence}</p>}
    </div>
  );
}

/** White around a code, in squares, so that cameras find it. */
const QUIET_ZONE = 4;

/** A code that still reads with 15 % of it dirty or torn. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
