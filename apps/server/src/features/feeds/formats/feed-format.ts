import { type FeedState, tradeLetters } from '@pawmatch/contract/feeds/feed-values';
import { OWN_IMAGES_PATH } from '@pawmatch/contract/pets/pet-values';
import { withoutControlCharacters } from '@pawmatch/contract/text';
import type { PetWithPhotos } from '../../pets/pets.table.ts';
import { photosOf } from '../../pets/photos/photo-list.ts';

export interface FeedContext {
  /** The shelter's number or name at the site. */
  account: string;
  publicUrl: string;
  timeZone: string;
}

/** The columns of a site, and what is in them. */
export interface FeedFormat {
  /** The words of the states that the site knows; a pet in another state is not in the file. */
  states: Readonly<Partial<Record<FeedState, string>>>;
  statusColumn: string;
  /** In the order of the file. An empty cell means unknown. */
  columns: Readonly<Record<string, (pet: PetWithPhotos, context: FeedContext) => string>>;
}

export const empty = (): string => '';

/** What a site writes for yes, no and unknown, which is not "no". */
export const answer =
  (yes: string, no: string) =>
  (value: boolean | null): string =>
    value === null ? '' : value ? yes : no;

/** Whether a pet is good with children; of a pet that is so with older ones alone, sites cannot be told. */
export const goodWithKids = ({
  kid_friendly,
  children_from,
}: Pick<PetWithPhotos, 'kid_friendly' | 'children_from'>): boolean | null =>
  kid_friendly && (children_from === 'SchoolAge' || children_from === 'Teenager')
    ? null
    : kid_friendly;

/** A cat that uses its litter box counts as house trained. Nobody says of a pet that it is not. */
export const isTrained = ({ trainingTraits }: Pick<PetWithPhotos, 'trainingTraits'>) =>
  trainingTraits.length > 0 ? true : null;

const letterOf = (letters: Readonly<Record<string, string>>, value: string) =>
  Object.entries(letters)
    .find(([, each]) => each === value)?.[0]
    .toUpperCase() ?? '';

export const sexLetter = ({ sex }: PetWithPhotos) => letterOf(tradeLetters.sex, sex);
export const sizeLetter = ({ size }: PetWithPhotos) => letterOf(tradeLetters.size, size);

/**
 * Two breeds of a text such as "Labrador Retriever & Boxer Mix". A pet whose breed does not say so may be a mix, too.
 */
export function breedsOf({ breed }: Pick<PetWithPhotos, 'breed'>) {
  const [primary = '', secondary = ''] = breed
    .replace(/\bmix$/i, '')
    .split('&')
    .map((part) => part.trim());
  const isMix = /\bmix(ed)?\b/i.test(breed) || secondary !== '' ? true : null;
  return { primary, secondary, isMix };
}

/** All that some reader takes for the end of a line. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

const printable = (text: string) => withoutControlCharacters(text.replaceAll('\t', ' '));

/**
 * The story of a pet on one line.
 * @param lineBreak instead of the breaks between lines, which the sites refuse
 */
export const storyOf = (
  { description, summary, shelterNotes }: PetWithPhotos,
  lineBreak: string,
  convert = (text: string) => text,
): string => {
  const text = convert(description ?? summary ?? shelterNotes ?? '');
  return printable(text.replace(LINE_BREAK, lineBreak));
};

/** For columns that hold HTML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const oneLine = (text: string | null): string =>
  printable((text ?? '').replace(LINE_BREAK, ' ')).trim();

/** The addresses of so many photos as JPEG, the main one first. */
export function photoColumns(names: readonly string[]): FeedFormat['columns'] {
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      (pet: PetWithPhotos, { publicUrl }: FeedContext) => {
        const photo = photosOf(pet)[index];
        if (photo?.photoHash) return `${publicUrl}${OWN_IMAGES_PATH}${photo.photoHash}/full.jpg`;
        return photo?.externalPhoto?.full ?? '';
      },
    ]),
  );
}
