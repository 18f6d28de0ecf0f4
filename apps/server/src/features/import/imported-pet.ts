import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import type { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { StoredError } from '../../platform/language/stored-text.ts';

/** A row of a file, converted to a pet. */
export interface ImportedPet {
  /** The source, such as `petfinder`; unique together with `sourceId`. */
  source: string;
  sourceId: string;
  /** Checked by the contract's schema, like a request body. */
  input: PetInput;
  /** What the team alone reads; null where the file has nothing. */
  internalNote: string | null;
  /** External URLs, which the server never fetches. */
  photo: PhotoUrls | null;
  /** Null when the file has no time. */
  createdAt: Date | null;
  /** False when the stored status may be more precise than the file's. */
  isStatusCertain: boolean;
}

/** Thrown for a row that cannot be converted to a pet. */
export class RejectedRow extends StoredError {
  override name = 'RejectedRow';
}
