import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import type { PetInput } from '@pawmatch/contract/pets/pet-input';

/** A row of a file as a pet of ours. */
export interface ImportedPet {
  /** Where it came from, such as `petfinder`, and its id there: together they are unique. */
  source: string;
  sourceId: string;
  /** Checked by the contract's schema, like a body. */
  input: PetInput;
  /** Lies elsewhere and is never fetched. */
  photo: PhotoUrls | null;
  /** Null when the file does not say. */
  createdAt: Date | null;
  /** False when the file's status says less than ours may know by now. */
  isStatusCertain: boolean;
}

/** A row that cannot become a pet. */
export class RejectedRow extends Error {
  override name = 'RejectedRow';
}

/** A row of a file, with the line on which it begins. */
export interface FileRow {
  line: number;
  /** By the names of the columns. */
  cells: Record<string, string>;
}

/** A kind of file. */
export interface ImportFormat {
  /** Columns without which a file is no such file. */
  requiredColumns: readonly string[];
  /** The row's name in the report. */
  idColumn: string;
  /** @throws RejectedRow */
  read(cells: Record<string, string>): ImportedPet;
}
