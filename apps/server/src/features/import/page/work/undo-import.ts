import type { Queries } from '../../../../platform/database/database.ts';
import type { StoredText } from '../../../../platform/language/stored-text.ts';
import { onPetStatusChange } from '../../../adoptions/closing/on-pet-status-change.ts';
import { insertNote } from '../../../internal-notes/internal-notes.repository.ts';
import * as petsRepository from '../../../pets/pets.repository.ts';
import type { PetRow } from '../../../pets/pets.table.ts';
import { rowTexts } from '../../import-texts.ts';
import { forgetImportedPets, storeImportedPets } from '../../imported-pets.repository.ts';
import { lockImport } from '../imports.repository.ts';
import type { ImportJob, ImportRowRecord } from '../imports.tables.ts';
import { removeFurtherPhotos } from '../photos/archive-photos.repository.ts';
import { type ImportLease, LeaseLost } from './import-lease.ts';
import type { StepDependencies } from './import-steps.ts';
import {
  listInvolvedPets,
  listRewrittenPets,
  listRowsToUndo,
  markUndone,
} from './import-work.repository.ts';

/** Rows per transaction, as when they are imported. */
const BATCH_SIZE = 100;

type Undone = { row: ImportRowRecord; pet: PetRow };

/** Takes a run back, from its end, for the pets that nobody has changed since. */
export async function undoImport(
  { database, clock }: StepDependencies,
  job: ImportJob,
  lease: ImportLease,
): Promise<void> {
  const { id: importId, undoneBy, shelterId } = job;
  const actor = undoneBy
    ? ({ kind: 'staff', id: undoneBy, at: shelterId } as const)
    : ({ kind: 'system' } as const);
  for (let isMore = true; isMore; ) {
    isMore = await database.transactionAs(actor, async (tx) => {
      const rows = await listRowsToUndo(tx, importId, BATCH_SIZE);
      const { removed, restored, kept } = await sortOut(tx, rows);
      await removeAdded(tx, removed);
      await removeFurtherPhotos(
        tx,
        importId,
        restored.map(({ pet }) => pet.id),
      );
      for (const each of restored) {
        await restore(tx, each, { actor, now: clock() });
      }
      await markUndone(tx, importId, [
        ...kept.map(({ row, reason }) => ({ line: row.line, undo: 'stays' as const, reason })),
        ...removed.map(({ row }) => ({
          line: row.line,
          undo: 'undone' as const,
          reason: rowTexts.undo.removed,
        })),
        ...restored.map(({ row }) => ({
          line: row.line,
          undo: 'undone' as const,
          reason: rowTexts.undo.restored,
        })),
      ]);
      const now = await lockImport(tx, job);
      if (!now) throw new LeaseLost();
      await lease.keep(tx, {
        undoCounts: {
          undone: (now.undoCounts.undone ?? 0) + removed.length + restored.length,
          stays: (now.undoCounts.stays ?? 0) + kept.length,
        },
      });
      return rows.length === BATCH_SIZE;
    });
    await lease.pace();
  }
  await lease.keep(database, { state: 'undone' });
}

async function sortOut(tx: Queries, rows: ImportRowRecord[]) {
  const locked = await petsRepository.lockPets(tx, petIdsOf(rows));
  const pets = new Map<string, PetRow>(locked.map((pet) => [pet.id, pet]));
  const added = rows.filter(({ outcome }) => outcome === 'added');
  const noted = rows.filter(({ before }) => before && 'internalNote' in before);
  const involved = await listInvolvedPets(tx, petIdsOf(added));
  const rewritten = await listRewrittenPets(tx, petIdsOf([...added, ...noted]));
  const removed: Undone[] = [];
  const restored: Undone[] = [];
  const kept: { row: ImportRowRecord; reason: StoredText }[] = [];
  for (const row of rows) {
    const pet = pets.get(row.petId ?? '');
    if (!pet) kept.push({ row, reason: rowTexts.undo.deleted });
    else if (pet.version !== row.version || rewritten.has(pet.id)) {
      kept.push({ row, reason: rowTexts.undo.changed });
    } else if (row.outcome !== 'added') restored.push({ row, pet });
    else if (involved.has(pet.id)) kept.push({ row, reason: rowTexts.undo.involved });
    else removed.push({ row, pet });
  }
  return { removed, restored, kept };
}

const petIdsOf = (rows: ImportRowRecord[]) => rows.flatMap(({ petId }) => petId ?? []);

/** Nobody has asked for these pets, so nobody has to be told. A file can bring them again. */
async function removeAdded(tx: Queries, removed: Undone[]): Promise<void> {
  if (removed.length === 0) return;
  await petsRepository.deletePets(
    tx,
    removed.map(({ pet }) => pet.id),
  );
  for (const { source, ids } of bySource(removed)) await forgetImportedPets(tx, source, ids);
}

async function restore(
  tx: Queries,
  { row, pet }: Undone,
  by: Parameters<typeof onPetStatusChange>[3],
): Promise<void> {
  const { last } = row;
  const { internalNote, ...before } = row.before ?? {};
  const { shelterId, source, sourceId } = pet;
  const columns = { ...before, updatedAt: by.now };
  await petsRepository.updatePet(tx, pet.id, columns);
  if (internalNote !== undefined) {
    const written = { writtenBy: by.actor.id ?? null, writtenAt: by.now };
    await insertNote(tx, { petId: pet.id, shelterId, text: internalNote, ...written });
  }
  // An adoption that is taken back so was a mistake, however long ago it is.
  if (before.status) {
    await onPetStatusChange(tx, { ...pet, adoptedAt: by.now }, before.status, by);
  }
  if (!source || !sourceId) return;
  if (last) await storeImportedPets(tx, { shelterId, source }, [{ sourceId, values: last }]);
  else await forgetImportedPets(tx, { shelterId, source }, [sourceId]);
}

function bySource(undone: Undone[]) {
  const [first] = undone;
  const ids = undone.flatMap(({ pet }) => pet.sourceId ?? []);
  // All rows of a file are of one source.
  return first?.pet.source
    ? [{ source: { shelterId: first.pet.shelterId, source: first.pet.source }, ids }]
    : [];
}
