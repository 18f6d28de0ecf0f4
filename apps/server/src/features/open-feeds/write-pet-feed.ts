import { currentLocale } from '@pawmatch/contract/localized';
import {
  getPetFeed,
  type OpenPet,
  type OpenPetQuery,
  type PetFeed,
} from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet, PhotoUrls } from '@pawmatch/contract/pets/pet';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import type { OpenPets } from './find-open-pets.ts';
import { openFeedMessages as messages } from './open-feed-messages.ts';

/** Whose feed, and where it is documented. */
export const EMBED_DOCUMENTATION = '/api/docs/embed';

/** An id that stays when the pet gets another name. */
const feedId = ({ id }: Pick<Pet, 'id'>) => `urn:uuid:${id}`;

function presentPhoto(pet: Pet, origin: string): OpenPet['_pawmatch']['photo'] {
  const urls = pet.primary_photo_url;
  if (!urls) return null;
  const [first] = pet.photos;
  const absolute = (size: keyof PhotoUrls) => new URL(urls[size], origin).href;
  return {
    urls: {
      small: absolute('small'),
      medium: absolute('medium'),
      large: absolute('large'),
      full: absolute('full'),
    },
    alt: first?.alt_text ?? null,
    color: pet.photo_frame?.color ?? null,
    focal_point: first?.focal_point ?? { x: 0.5, y: 0.5 },
  };
}

/** One pet, with nothing but what its page shows. */
export function presentOpenPet(pet: Pet, origin: string): OpenPet {
  const photo = presentPhoto(pet, origin);
  const bondedWith = pet.bonded_with?.name ?? null;
  const texts = [pet.summary?.trim(), pet.description?.trim()].filter((text) => text);
  const story = texts.length > 0 ? texts : [messages.noStory({ pet: pet.name })];
  const { lives_at: home } = pet;
  return {
    id: feedId(pet),
    url: origin + petPath(pet),
    title: pet.name,
    content_text: [
      ...story,
      ...(bondedWith ? [messages.bondedWith({ other: bondedWith })] : []),
    ].join('\n\n'),
    ...(pet.summary?.trim() && { summary: pet.summary.trim() }),
    ...(photo && { image: photo.urls.large }),
    date_published: pet.listed_at,
    date_modified: pet.updated_at,
    tags: [pet.species, pet.breed, ageLabel(pet.age_group, pet.species), pet.sex],
    _pawmatch: {
      id: pet.id,
      breed: pet.breed,
      color: pet.color,
      ...pickPetFacts(pet),
      training_traits: pet.training_traits,
      photo,
      bonded_with: bondedWith,
      ...(home && { lives_at: { slug: home.slug, name: home.name, city: home.city } }),
    },
  };
}

/** A page of the feed, which names the next one. */
export function presentPetFeed(
  { pets, total, shelter, isPaused, pageUrl, feedUrl }: OpenPets,
  { offset = 0 }: OpenPetQuery,
  origin: string,
): PetFeed {
  const next = offset + pets.length;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: messages.title({ shelter: shelter?.name ?? null }),
    home_page_url: pageUrl,
    feed_url: feedUrl(getPetFeed.path),
    ...(pets.length > 0 && next < total && { next_url: feedUrl(getPetFeed.path, next) }),
    language: currentLocale(),
    icon: `${origin}/icon-512.png`,
    items: pets.map((pet) => presentOpenPet(pet, origin)),
    _pawmatch: {
      about: origin + EMBED_DOCUMENTATION,
      shelter: shelter && { slug: shelter.slug, name: shelter.name },
      is_paused: isPaused,
      total,
    },
  };
}
