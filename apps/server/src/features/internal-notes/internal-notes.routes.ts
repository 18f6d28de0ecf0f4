import * as diaryEndpoints from '@pawmatch/contract/internal-notes/diary-endpoints';
import * as endpoints from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createDiaryService } from './diary.service.ts';
import { createInternalNotesService } from './internal-notes.service.ts';

/** What staff note for each other about pets, people and visits, and the diaries of pets and people. */
export function registerInternalNotes({ registerEndpoint, dependencies }: FeatureContext): void {
  const notes = createInternalNotesService(dependencies);
  const diary = createDiaryService(dependencies);

  registerEndpoint(endpoints.getNotesOfPet, ({ caller, params }) =>
    notes.read('petId', caller, params.id),
  );
  registerEndpoint(endpoints.changeNotesOfPet, ({ caller, params, body }) =>
    notes.write('petId', caller, params.id, body),
  );
  registerEndpoint(endpoints.getNotesOfPerson, ({ caller, params }) =>
    notes.read('userId', caller, params.id),
  );
  registerEndpoint(endpoints.changeNotesOfPerson, ({ caller, params, body }) =>
    notes.write('userId', caller, params.id, body),
  );
  registerEndpoint(endpoints.getNotesOfVisit, ({ caller, params }) =>
    notes.read('visitId', caller, params.id),
  );
  registerEndpoint(endpoints.changeNotesOfVisit, ({ caller, params, body }) =>
    notes.write('visitId', caller, params.id, body),
  );

  registerEndpoint(diaryEndpoints.listDiaryOfPet, ({ caller, params, query }) =>
    diary.list('petId', caller, params.id, query.before),
  );
  registerEndpoint(diaryEndpoints.addDiaryNoteOfPet, ({ caller, params, body }) =>
    diary.add('petId', caller, params.id, body),
  );
  registerEndpoint(diaryEndpoints.correctDiaryNoteOfPet, ({ caller, params, body }) =>
    diary.correct('petId', caller, params, body),
  );
  registerEndpoint(diaryEndpoints.takeBackDiaryNoteOfPet, ({ caller, params }) =>
    diary.takeBack('petId', caller, params),
  );
  registerEndpoint(diaryEndpoints.listDiaryOfPerson, ({ caller, params, query }) =>
    diary.list('userId', caller, params.id, query.before),
  );
  registerEndpoint(diaryEndpoints.addDiaryNoteOfPerson, ({ caller, params, body }) =>
    diary.add('userId', caller, params.id, body),
  );
  registerEndpoint(diaryEndpoints.correctDiaryNoteOfPerson, ({ caller, params, body }) =>
    diary.correct('userId', caller, params, body),
  );
  registerEndpoint(diaryEndpoints.takeBackDiaryNoteOfPerson, ({ caller, params }) =>
    diary.takeBack('userId', caller, params),
  );
}
