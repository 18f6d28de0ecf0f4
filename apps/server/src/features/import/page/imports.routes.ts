import { Readable } from 'node:stream';
import * as endpoints from '@pawmatch/contract/import/import-endpoints';
import { importListMessages } from '@pawmatch/contract/import/import-messages';
import { currentLanguage } from '@pawmatch/contract/localized';
import type { FeatureContext } from '../../../feature-context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { staffActorOf } from '../../../platform/database/actor.ts';
import { presentImport, presentRow, presentSummary } from './imports.presenter.ts';
import type { ImportDetails } from './imports.repository.ts';
import { createImportsService } from './imports.service.ts';
import { summarizeArchive } from './photos/archive-photos.repository.ts';
import { summarizePhotos } from './photos/import-photos.repository.ts';
import { writeRows } from './work/write-rows.ts';

export function registerImports({ registerEndpoint, dependencies }: FeatureContext): void {
  const { clock, database } = dependencies;
  const service = createImportsService(dependencies);
  const present = async (job: ImportDetails) =>
    presentImport(
      job,
      {
        photos: await summarizePhotos(database, job),
        archive: await summarizeArchive(database, job.id),
      },
      clock(),
    );

  registerEndpoint(endpoints.listImports, async ({ caller }) =>
    (await service.list(staffActorOf(caller))).map((job) => presentSummary(job, clock())),
  );
  registerEndpoint(endpoints.startImport, async ({ caller, body }) => {
    const { file_name: fileName, file_size: fileSize, file_modified: fileModified } = body;
    return present(await service.start(staffActorOf(caller), { fileName, fileSize, fileModified }));
  });
  registerEndpoint(endpoints.getImport, async ({ caller, params }) =>
    present(await service.find(staffActorOf(caller), params.id)),
  );
  registerEndpoint(endpoints.sendImportPiece, async ({ caller, params, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const { id, position } = params;
    return present(await service.storePiece(staffActorOf(caller), id, position, request.body));
  });
  registerEndpoint(endpoints.addPhotoArchive, async ({ caller, params, body }) => {
    const { file_name: fileName, file_size: fileSize, file_modified: fileModified } = body;
    const file = { fileName, fileSize, fileModified };
    return present(await service.addArchive(staffActorOf(caller), params.id, file));
  });
  registerEndpoint(endpoints.sendPhotoArchivePiece, async ({ caller, params, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const { id, position } = params;
    return present(
      await service.storeArchivePiece(staffActorOf(caller), id, position, request.body),
    );
  });
  registerEndpoint(endpoints.removePhotoArchive, async ({ caller, params }) =>
    present(await service.removeArchive(staffActorOf(caller), params.id)),
  );
  registerEndpoint(endpoints.rehearseImport, async ({ caller, params, body }) =>
    present(await service.rehearse(staffActorOf(caller), params.id, body)),
  );
  registerEndpoint(endpoints.runImport, async ({ caller, params }) =>
    present(await service.run(staffActorOf(caller), params.id)),
  );
  registerEndpoint(endpoints.stopImport, async ({ caller, params }) =>
    present(await service.stop(staffActorOf(caller), params.id)),
  );
  registerEndpoint(endpoints.undoImport, async ({ caller, params }) =>
    present(await service.undo(staffActorOf(caller), params.id)),
  );
  registerEndpoint(endpoints.fetchImportPhotos, async ({ caller, params }) =>
    present(await service.fetchPhotos(staffActorOf(caller), params.id)),
  );
  registerEndpoint(endpoints.discardImport, ({ caller, params }) =>
    service.discard(staffActorOf(caller), params.id),
  );
  registerEndpoint(endpoints.listImportRows, async ({ caller, params, query }) => {
    const { outcome: filter, page } = query;
    const { rows, total } = await service.listRows(staffActorOf(caller), params.id, {
      filter,
      page,
    });
    return { rows: rows.map(presentRow), total };
  });
  registerEndpoint(endpoints.downloadImportRows, async ({ caller, params, query, reply }) => {
    const job = await service.find(staffActorOf(caller), params.id);
    if (job.received < job.fileSize) throw new AppError('IMPORT_NOT_FOUND');
    const name = job.fileName.replace(/(\.(csv|txt|tsv))*(\.gz)?$/i, '');
    return reply
      .header(
        'Content-Disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(importListMessages.checked({ name }))}`,
      )
      .send(
        Readable.from(
          writeRows(database, job, { filter: query.outcome, language: currentLanguage() }),
        ),
      );
  });
}
