import { StoredError } from '../../../platform/language/stored-text.ts';

/** A file that cannot be imported as a whole. The message says what it is and what to do. */
export class FileError extends StoredError {
  override name = 'FileError';
}
