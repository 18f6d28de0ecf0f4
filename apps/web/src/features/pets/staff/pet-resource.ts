import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetFacets } from '@pawmatch/contract/pets/pet-query';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import {
  missingPetDetails as gaps,
  type missingPetDetails,
  staffPetSorts,
} from '@pawmatch/contract/pets/pet-values';
import type { BulkResult } from '@pawmatch/contract/pets/staff/bulk-pets';
import { petStatusName } from '../../../lib/text/pet-status-name.ts';
import { type StaffList, textFilter } from '../../../staff/page/use-staff-list.ts';
import type { StaffResource } from '../../../staff/staff-resource.ts';
import { withReason } from '../../../staff/with-reason.ts';
import { askAboutPartners } from './ask-about-partners.ts';
import { changePetsInBulk, deletePet, petRows, updatePet } from './staff-pets-api.ts';
import {
  petRecordMessages as messages,
  petFilteredOutcome,
  petStaffMessages,
} from './staff-pets-messages.ts';

/** Pets in the lists of staff. */
export const petResource: StaffResource<Pet, PetStatus> = {
  rows: petRows,
  needs: { add: 'pets.edit', edit: 'pets.facts', status: 'pets.edit', delete: 'pets.delete' },
  bulkStatuses: PetStatus.options,
  labelOf: (status) => petStatusName(status),
  setStatus: ({ id }, status) => updatePet(id, { status }),
  deleteRow: deletePet,
  async changeFiltered(change, filters, onProgress) {
    const report = await changePetsInBulk(
      change === 'delete'
        ? { filters, action: 'delete' }
        : { filters, action: 'set_status', status: change },
      onProgress,
    );
    const { failures, done, changed, cancelled_visits } = report;
    if (change === 'delete') {
      return {
        text: petStaffMessages.bulk.deleted({ deleted: done, selected: done }),
        failures,
        undo: null,
      };
    }
    // The visitors of cancelled visits have been notified.
    const canUndo = changed.length > 0 && cancelled_visits === 0;
    const text = outcomeText(report, petStatusName(change));
    if (!canUndo) return { text, failures, undo: null };
    const { undone, undoFailed } = petFilteredOutcome;
    const run = () => restoreStatuses(report);
    return { text, failures, undo: { run, undone, failed: undoFailed } };
  },
  onStatusChanged: (changed) =>
    askAboutPartners(
      changed.flatMap(({ before, after }) => (before.status === 'Adopted' ? [] : after)),
    ),
  onFailure({ id, name }, error) {
    // biome-ignore lint/suspicious/noConsole: the message says "See console for details."
    console.error(`Pet ${id} (${name}) could not be changed.`, error);
  },
  messages: {
    ...petStaffMessages,
    labels: { ...petStaffMessages.labels, nameOf: ({ name }) => name },
    delete: {
      ...petStaffMessages.delete,
      failure: (error) => withReason(petStaffMessages.delete.failed, error),
    },
  },
};

/** What a change of all pets that match has done. */
function outcomeText({ done, unchanged, cancelled_visits: visits }: BulkResult, status: string) {
  if (visits > 0) return petFilteredOutcome.visitsCancelled({ done, status, visits });
  return unchanged > 0
    ? petFilteredOutcome.someBefore({ done, status, unchanged })
    : petFilteredOutcome.updated({ done, status });
}

async function restoreStatuses({ changed }: BulkResult): Promise<void> {
  for (const { before, ids } of changed) {
    await changePetsInBulk({ ids, action: 'set_status', status: before });
  }
}

/** All pets of the shelter, page by page. */
export const petList: StaffList<Pet, PetFacets> = {
  name: 'pets',
  source: petRows,
  filters: {
    q: textFilter,
    status: {
      control: { label: messages.status, any: messages.anyStatus },
      values: PetStatus.options,
      textOf: (status) => petStatusName(status),
    },
    species: {
      control: { label: messages.species, any: messages.anySpecies },
      values: petFacts.species.values,
      textOf: (species: keyof typeof messages.speciesChoices) => messages.speciesChoices[species],
      shownAs: (species) => factLabel('species', species),
    },
    adopted_since: {
      values: null,
      shownAs: (since) => messages.adoptedSince({ day: since.slice(0, 10) }),
    },
    lacks: {
      control: { label: messages.lacks, any: messages.anyMissing },
      values: gaps,
      textOf: (gap: (typeof missingPetDetails)[number]) => messages.missingDetails[gap],
    },
  },
  sorts: {
    values: staffPetSorts,
    first: 'newest',
    textOf: (sort: (typeof staffPetSorts)[number]) => messages.sorts[sort],
  },
  texts: messages,
};
