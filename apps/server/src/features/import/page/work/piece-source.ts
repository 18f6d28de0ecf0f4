import type { Database } from '../../../../platform/database/database.ts';
import { FileError } from '../../file/file-error.ts';
import type { FileSource } from '../../file/file-source.ts';
import { fileTexts as messages } from '../../import-texts.ts';
import { findPiece } from '../imports.repository.ts';
import type { ImportJob } from '../imports.tables.ts';

/** Bytes between two waits for others. */
const SLICE = 64 * 1024;

/** A file whose pieces are in the database. */
export function fileOfImport(
  database: Database,
  { id, fileName, fileSize }: Pick<ImportJob, 'id' | 'fileName' | 'fileSize'>,
  pace: () => Promise<void>,
): FileSource {
  return {
    name: fileName,
    size: fileSize,
    pace,
    async *read() {
      for (let position = 0, sent = 0; sent < fileSize; position += 1) {
        const piece = await findPiece(database, { importId: id, isPhotos: false, position });
        if (!piece) throw new FileError(messages.notKept);
        for (let start = 0; start < piece.length; start += SLICE) {
          yield piece.subarray(start, start + SLICE);
        }
        sent += piece.length;
      }
    },
  };
}
