import type { LetterContent } from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import { petLetterMessages as messages } from '../pet-letter-messages.ts';

/** A letter with its photo, as everybody sees it who may read it. */
export function PetLetterCard({ letter }: { letter: LetterContent }) {
  const { pet_name: pet, text, photo_url: photo } = letter;
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-surface">
      {photo && (
        <img
          src={photo}
          alt={messages.photoOf({ pet })}
          className="aspect-3/2 w-full bg-sunken object-cover object-[50%_25%]"
        />
      )}
      <div className="grid gap-4 p-6 sm:p-8">
        <blockquote className="font-display text-xl whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
        <figcaption className="font-semibold wrap-anywhere">
          {messages.signature({ pet })}
        </figcaption>
      </div>
    </figure>
  );
}
