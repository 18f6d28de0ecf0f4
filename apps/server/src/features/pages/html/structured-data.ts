import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import { mapUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { ListedShelter } from '@pawmatch/contract/shelter/listed-shelter-endpoints';
import { shelterPath } from '@pawmatch/contract/shelter/public-shelter';
import { previewMessages } from '../previews/preview-messages.ts';

const CONTEXT = 'https://schema.org';

/** Schema.org has no type for animals, so these URLs identify the species. */
const KINDS: Readonly<Record<Pet['species'], string>> = {
  Dog: 'https://www.wikidata.org/wiki/Q144',
  Cat: 'https://www.wikidata.org/wiki/Q146',
};

/** The start of the addresses of pages, and the shelter's name. */
export interface Site {
  /** With the language, such as `https://pawmatch.example/es`, without a trailing slash. */
  origin: string;
  shelterName: string;
}

/** The canonical URL of a pet: that of its own page. */
const petUrl = (origin: string, pet: { id: string; name: string }) => `${origin}${petPath(pet)}`;

/** Makes one of our own URLs absolute; external URLs stay unchanged. */
export const absoluteUrl = (origin: string, url: string) => new URL(url, origin).href;

const shelterOf = ({ origin, shelterName }: Site) => ({
  '@type': 'AnimalShelter',
  '@id': absoluteUrl(origin, '/#shelter'),
  name: shelterName,
  url: `${origin}/`,
  logo: absoluteUrl(origin, '/icon-512.png'),
  image: absoluteUrl(origin, '/hero.jpg'),
});

/** https://schema.org/AnimalShelter */
export const shelterFacts = (site: Site) => ({ '@context': CONTEXT, ...shelterOf(site) });

/** One of several, which has a page. */
function shelterWithPage({ origin }: Site, { slug, name }: { slug: string; name: string }) {
  const url = origin + shelterPath(slug);
  return { '@type': 'AnimalShelter', '@id': `${url}#shelter`, name, url };
}

/** A shelter of several, with its contact. */
export const publicShelterFacts = (site: Site, shelter: ListedShelter) => {
  const { address, phone, email, hours } = shelter;
  return {
    '@context': CONTEXT,
    ...shelterWithPage(site, shelter),
    ...(address && { address, hasMap: mapUrl(address) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(hours && { openingHours: hours }),
  };
};

/** https://schema.org/ItemList of several shelters. */
export const shelterListFacts = ({ origin }: Site, shelters: readonly ListedShelter[]) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  url: `${origin}/shelters`,
  numberOfItems: shelters.length,
  itemListElement: shelters.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + shelterPath(slug),
    name,
  })),
});

/** https://schema.org/ItemList with the first pets. */
export const petListFacts = ({ origin }: Site, pets: readonly Pet[], total: number) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name: previewMessages.availablePets,
  url: `${origin}/pets`,
  numberOfItems: total,
  itemListElement: pets.map((pet, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: petUrl(origin, pet),
    name: pet.name,
    ...(pet.image_url && { image: absoluteUrl(origin, pet.image_url) }),
  })),
});

/** The data of a page about one pet, with the shelter where it lives. */
export const petFacts = (site: Site, pet: Pet, description: string, image: string) => ({
  '@context': CONTEXT,
  '@type': 'WebPage',
  url: petUrl(site.origin, pet),
  dateModified: pet.updated_at,
  publisher: pet.lives_at ? shelterWithPage(site, pet.lives_at) : shelterOf(site),
  mainEntity: {
    '@type': 'Thing',
    additionalType: KINDS[pet.species],
    identifier: pet.id,
    name: pet.name,
    alternateName: `${pet.breed}, ${ageLabel(pet.age_group, pet.species, pet.sex)}`,
    description,
    image,
    url: petUrl(site.origin, pet),
  },
});
