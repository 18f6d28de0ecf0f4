import {
  type FeedDestination,
  type FeedState,
  offeredStates,
} from '@pawmatch/contract/feeds/feed-values';
import { isOnHold } from '@pawmatch/contract/pets/bonded-pair';
import type { PetWithPhotos } from '../pets/pets.table.ts';
import type { FeedCells, FeedPetRow } from './feeds.table.ts';
import { adoptapet } from './formats/adoptapet.ts';
import type { FeedContext, FeedFormat } from './formats/feed-format.ts';
import { petfinder } from './formats/petfinder.ts';
import { rescuegroups } from './formats/rescuegroups.ts';

const formats: Record<FeedDestination, FeedFormat> = { petfinder, adoptapet, rescuegroups };

/** So long, a site that wants to know is told that a pet has left. */
const TOLD_OF_END_MS = 14 * 24 * 60 * 60_000;

interface FeedEntry {
  petId: string;
  state: FeedState;
  cells: FeedCells;
}

/** A file, and what it says about each pet. */
export interface BuiltFeed {
  text: string;
  entries: FeedEntry[];
  /** How many pets it offers. */
  offered: number;
}

function stateOf(pet: PetWithPhotos, now: Date, timeZone: string): FeedState {
  if (pet.status === 'Adopted') return 'adopted';
  if (isOnHold(pet.holdUntil, now, timeZone)) return 'held';
  return pet.status === 'Pending' ? 'pending' : 'available';
}

/**
 * Builds the file of a site.
 * @param pets those that adopters may see
 * @param known what the site has got, also about pets that are gone
 */
export function buildFeed(
  destination: FeedDestination,
  { pets, known, now }: { pets: readonly PetWithPhotos[]; known: readonly FeedPetRow[]; now: Date },
  context: FeedContext,
): BuiltFeed {
  const format = formats[destination];
  const names = Object.keys(format.columns);
  const statusAt = names.indexOf(format.statusColumn);
  const knownById = new Map(known.map((row) => [row.petId, row]));
  const isTold = ({ endedAt }: FeedPetRow) =>
    endedAt === null || now.getTime() - endedAt.getTime() < TOLD_OF_END_MS;

  const shown = pets.flatMap((pet): FeedEntry[] => {
    const state = stateOf(pet, now, context.timeZone);
    const word = format.states[state];
    const row = knownById.get(pet.id);
    // A site hears of an adoption when it has offered the pet.
    const isNews = state !== 'adopted' || (row?.state && row.state !== 'removed' && isTold(row));
    if (!word || row?.isLeftOut || !isNews) return [];
    const cells = Object.values(format.columns).map((write) => write(pet, context));
    return [{ petId: pet.id, state, cells: cells.with(statusAt, word) }];
  });
  const shownIds = new Set(shown.map(({ petId }) => petId));
  const removedWord = format.states.removed;
  const removed = known.flatMap((row): FeedEntry[] => {
    const isGone = row.state !== null && row.state !== 'adopted' && !shownIds.has(row.petId);
    if (!removedWord || !isGone || !row.cells || !isTold(row)) return [];
    const cells = row.cells.with(statusAt, removedWord);
    return [{ petId: row.petId, state: 'removed', cells }];
  });
  const entries = [...shown, ...removed];
  return {
    text: [names, ...entries.map(({ cells }) => cells)].map(writeRow).join(''),
    entries,
    offered: entries.filter(({ state }) => offeredStates.includes(state)).length,
  };
}

/** No mark of spreadsheets and no guard against formulas: programs read it, to whom a name is a name. */
const writeRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
