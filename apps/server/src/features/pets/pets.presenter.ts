import { readLanguage } from '@pawmatch/contract/languages';
import { blocksOf, isBlocked, type PetBlock } from '@pawmatch/contract/pets/care/readiness';
import { petFriendlyOf } from '@pawmatch/contract/pets/facts/companions';
import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type {
  BondedPet,
  Pet,
  PetHome,
  PetPhoto,
  PhotoFrame,
  PhotoUrls,
} from '@pawmatch/contract/pets/pet';
import { OWN_IMAGES_PATH } from '@pawmatch/contract/pets/pet-values';
import { readCareName } from '../../care-names.ts';
import { isContentHash } from '../../platform/images/image-sizes.ts';
import type { BondedPetRow, PetWithPhotos, PhotoRow } from './pets.table.ts';
import { photosOf } from './photos/photo-list.ts';
import { photoUrls } from './photos/photo-urls.ts';

type PhotoSource = Pick<PhotoRow, 'photoHash' | 'externalPhoto'>;

/** The public view of a pet. */
export function presentPet(pet: PetWithPhotos, home?: PetHome): Pet {
  return {
    id: pet.id,
    name: pet.name,
    breed: pet.breed,
    status: pet.status,
    ...pickPetFacts(pet),
    pet_friendly: petFriendlyOf(pet),
    house_trained: pet.trainingTraits.includes('HouseTrained'),
    litter_trained: pet.trainingTraits.includes('LitterTrained'),
    training_traits: pet.trainingTraits,
    shelter_notes: pet.shelterNotes,
    summary: pet.summary,
    description: pet.description,
    language: readLanguage(pet.language),
    translations: pet.translations,
    ...(pet.earlierHomeWords && { earlier_home_words: pet.earlierHomeWords }),
    image_url: presentImageUrl(pet),
    primary_photo_url: presentPhotoUrls(pet),
    photo_frame: presentPhotoFrame(pet),
    photos: photosOf(pet).flatMap(presentPhoto),
    bonded_with: pet.bondedPet && presentBondedPet(pet.bondedPet),
    birth_date: pet.birthDate,
    is_birth_date_estimated: pet.isBirthDateEstimated,
    color: pet.color,
    hold_until: pet.holdUntil,
    ...(isBlocked(pet.careBlocks, 'booking') && { is_not_ready_for_visits: true }),
    ...(blocksOf(pet.careBlocks, 'leaving').some(({ need }) => need === 'neutered') && {
      is_neutered_before_leaving: true,
    }),
    ...(home && { lives_at: home }),
    created_at: pet.createdAt.toISOString(),
    listed_at: pet.listedAt.toISOString(),
    updated_at: pet.updatedAt.toISOString(),
    version: pet.version,
  };
}

/** The view of staff, who also see what their rules ask of it. */
export const presentPetForStaff = (pet: PetWithPhotos, home?: PetHome): Pet => ({
  ...presentPet(pet, home),
  care_blocks: pet.careBlocks.map(presentPetBlock),
});

export const presentPetBlock = ({ need, name, blocks }: PetBlock) => ({
  need,
  name: name && readCareName(name),
  blocks: [...blocks],
});

const presentBondedPet = (pet: BondedPetRow): BondedPet => ({
  id: pet.id,
  name: pet.name,
  species: pet.species,
  status: pet.status,
  primary_photo_url: presentPhotoUrls(pet),
});

/** The URL of the large photo, own or external. */
export function presentImageUrl(pet: PhotoSource): string | null {
  return presentPhotoUrls(pet)?.large ?? null;
}

export function presentPhotoUrls({ photoHash, externalPhoto }: PhotoSource): PhotoUrls | null {
  return photoHash ? photoUrls(photoHash) : externalPhoto;
}

function presentPhoto(photo: PhotoRow): PetPhoto[] {
  const urls = presentPhotoUrls(photo);
  if (!urls) return [];
  const focalPoint = { x: photo.photoFocalX, y: photo.photoFocalY };
  const frame = presentPhotoFrame(photo);
  return [
    { id: photo.photoId, urls, frame, alt_text: photo.photoAltText, focal_point: focalPoint },
  ];
}

function presentPhotoFrame(photo: PhotoRow): PhotoFrame | null {
  const { photoWidth: width, photoHeight: height, photoColor: color, photoPlaceholder } = photo;
  if (!width || !height || !color || !photoPlaceholder) return null;
  return { width, height, color, placeholder: photoPlaceholder };
}

/** The content hash in one of our own image URLs of any size; undefined for other URLs. */
export function readPhotoHash(url: string): string | undefined {
  if (!url.startsWith(OWN_IMAGES_PATH)) return undefined;
  const [hash = '', file, ...rest] = url.slice(OWN_IMAGES_PATH.length).split('/');
  return isContentHash(hash) && file && rest.length === 0 ? hash : undefined;
}
