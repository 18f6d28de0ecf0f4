import { fosterHomeNames } from './foster-messages.ts';

/*
 * Plain values about fosters, so that pages can use them without loading the schemas.
 */

/** What people take in at home. */
export const fosterKinds = ['puppies', 'dogs', 'kittens', 'cats'] as const;
export type FosterKind = (typeof fosterKinds)[number];

/** Of the name of a home, as of any place. */
const NAME_MAX_LENGTH = 60;

/** What a home is called at first. */
export const fosterHomeName = (person: string): string =>
  fosterHomeNames.of({ person }).slice(0, NAME_MAX_LENGTH).trimEnd();

export const MAX_OFFER_WEEKS = 52;
export const MAX_OFFER_NOTE = 500;

/** `taken`: by the first home that said yes; `over`: its day has passed; `gone`: none of its pets needs a home any more. */
export const offerStates = ['open', 'taken', 'withdrawn', 'over', 'gone'] as const;
export type OfferState = (typeof offerStates)[number];
