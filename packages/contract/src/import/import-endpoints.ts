import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { Import, ImportRow, ImportSummary } from './import.ts';
import { importInputMessages } from './import-messages.ts';
import { ImportReading } from './import-reading.ts';
import {
  IMPORT_ROWS_PAGE,
  MAX_IMPORT_BYTES,
  MAX_PHOTO_ARCHIVE_BYTES,
  rowFilters,
} from './import-values.ts';

const listed = { access: 'pets.import', params: ById } as const;

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/admin/imports',
  access: 'pets.import',
  summary: 'The latest 50 imports of the shelter, the newest first',
  output: z.array(ImportSummary),
});

const announced = (largest: z.core.$ZodCheck<number>) =>
  z.object({
    file_name: requiredLine(200, () => fieldNames.importFileName),
    file_size: z
      .int({ error: () => importInputMessages.bytes })
      .check(z.minimum(1, { error: () => importInputMessages.empty }), largest),
    file_modified: z.int().check(z.minimum(0)),
  });

export const startImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports',
  access: 'pets.import',
  summary: 'Announce a file of pets, which is sent in pieces then',
  body: announced(z.maximum(MAX_IMPORT_BYTES, { error: () => importInputMessages.fileTooLarge })),
  status: 201,
  output: Import,
});

export const getImport = defineEndpoint({
  method: 'GET',
  path: '/admin/imports/:id',
  ...listed,
  summary: 'How far an import is',
  output: Import,
});

const PieceParams = z.object({
  id: Id,
  position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000)),
});

export const sendImportPiece = defineEndpoint({
  method: 'PUT',
  path: '/admin/imports/:id/pieces/:position',
  access: 'pets.import',
  summary: 'Send a piece of the file; the same piece can be sent again',
  params: PieceParams,
  bodyFormat: 'bytes',
  output: Import,
});

export const rehearseImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/rehearsal',
  ...listed,
  summary: 'Say how the file is read, remember it for files with the same columns, and rehearse',
  body: ImportReading,
  output: Import,
});

export const runImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/run',
  ...listed,
  summary: 'Import the rows',
  output: Import,
});

export const stopImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/stop',
  ...listed,
  summary:
    'Stop a rehearsal, the fetching of photos, or a run after the rows that are stored already',
  output: Import,
});

export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/undo',
  ...listed,
  summary: 'Undo a run for the pets that nobody has changed since',
  output: Import,
});

export const fetchImportPhotos = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/photos',
  ...listed,
  summary:
    'Take the photos of the zip file that wait; without any, fetch those of new pets from the addresses of the file',
  output: Import,
});

export const addPhotoArchive = defineEndpoint({
  method: 'POST',
  path: '/admin/imports/:id/photo-archive',
  ...listed,
  summary: 'Announce a zip file of photos, in place of an earlier one; it is sent in pieces then',
  body: announced(
    z.maximum(MAX_PHOTO_ARCHIVE_BYTES, { error: () => importInputMessages.archiveTooLarge }),
  ),
  output: Import,
});

export const sendPhotoArchivePiece = defineEndpoint({
  method: 'PUT',
  path: '/admin/imports/:id/photo-archive/pieces/:position',
  access: 'pets.import',
  summary:
    'Send a piece of the zip file; after the last one, the rows are rehearsed with its photos',
  params: PieceParams,
  bodyFormat: 'bytes',
  output: Import,
});

export const removePhotoArchive = defineEndpoint({
  method: 'DELETE',
  path: '/admin/imports/:id/photo-archive',
  ...listed,
  summary: 'Import without the zip file of photos',
  output: Import,
});

export const discardImport = defineEndpoint({
  method: 'DELETE',
  path: '/admin/imports/:id',
  ...listed,
  summary: 'Throw a file away that was not imported',
});

const RowFilter = { outcome: z.optional(z.enum(rowFilters)) };

export const listImportRows = defineEndpoint({
  method: 'GET',
  path: '/admin/imports/:id/rows',
  ...listed,
  summary: `What becomes of the rows, ${IMPORT_ROWS_PAGE} at a time`,
  query: z.object({
    ...RowFilter,
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  }),
  output: z.object({ rows: z.array(ImportRow), total: z.int() }),
});

export const downloadImportRows = defineEndpoint({
  method: 'GET',
  path: '/admin/imports/:id/rows.csv',
  ...listed,
  summary: 'The rows as a spreadsheet with the reasons in a column, to be corrected and imported',
  query: z.object(RowFilter),
  sends: ['text/csv'],
});
