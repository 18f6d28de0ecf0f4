import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { MatchablePet } from '@pawmatch/contract/matching/facts';
import { isAlertMatch } from '@pawmatch/contract/new-pets/new-match';
import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import type { Dependencies, Uses } from '../../dependencies.ts';
import { insertNewPet } from '../new-pets/new-pets.repository.ts';
import type { IndexedPet, PetIndex } from '../pets/search/pet-index.ts';
import { listIndexedPets } from '../pets/search/search.repository.ts';
import { type AlertCriteria, listAlertCriteria, type WantedMatches } from './alert-criteria.ts';
import type { PartnerPet } from './find-new-pets.repository.ts';
import * as repository from './find-new-pets.repository.ts';

interface MatchedPet {
  pet: IndexedPet;
  /** The other pet of a bonded pair. */
  partner: PartnerPet | null;
  /** See the index of pets. */
  matcherFor: PetIndex['matcherFor'];
  logger: Dependencies['logger'];
}

/** @returns whether a pet meets the criteria of an alert; false when that fails, so that a defect stops no others */
function createPetMatcher({ pet, partner, matcherFor, logger }: MatchedPet) {
  const isFoundBy = matcherFor(pet);
  const matchable = toMatchable(pet);
  const isPairAvailable = !partner || (partner.status === 'Available' && partner.isListed);

  function isWantedMatch({ criteria, hiddenPetIds, bestSeen }: WantedMatches): boolean {
    const isHidden = hiddenPetIds.includes(pet.id) || hiddenPetIds.includes(partner?.id ?? '');
    if (!isPairAvailable || isHidden) return false;
    return isAlertMatch(matchable, partner, criteria, bestSeen);
  }

  return ({ wanted }: AlertCriteria): boolean => {
    try {
      return 'filters' in wanted ? isFoundBy(wanted.filters) : isWantedMatch(wanted);
    } catch (error) {
      logger.error({ err: error }, 'An alert could not be compared with a pet');
      return false;
    }
  };
}

const toMatchable = (pet: IndexedPet): MatchablePet => ({
  ...pickPetFacts(pet),
  training_traits: [...pet.training_traits],
});

type FindDependencies = Uses<'database' | 'clock' | 'petSearchIndex' | 'logger'>;

/** Entries of the queue that are read at once and handled in one transaction. */
const BATCH = 100;

/** Alerts that are compared before other work gets its turn. */
const SLICE = 500;

type QueuedPet = Awaited<ReturnType<typeof repository.listQueuedPets>>[number];

/** A pet that is available now, and how it was before. */
interface NewPet {
  pet: IndexedPet;
  /** The other pet of a bonded pair. */
  partner: repository.PartnerPet | null;
  /** Null when the pet was not available. */
  former: IndexedPet | null;
}

interface FoundPet {
  petId: string;
  alertIds: string[];
  /** The former facts; null when the pet was not available. */
  before: MatchablePet | null;
  /** Whether the pet became available or its facts changed, and not only its description. */
  hasNewFacts: boolean;
}

/**
 * Compares pets that have become available, or whose facts have changed, with all alerts. An entry is
 * deleted in the transaction that stores its results for the mails and for the marks in the navigation, so that a
 * crash loses and doubles nothing.
 */
export async function findNewPets(dependencies: FindDependencies): Promise<void> {
  while (await findBatch(dependencies));
}

/** @returns false when the queue is empty */
async function findBatch(dependencies: FindDependencies): Promise<boolean> {
  const { database, clock } = dependencies;
  const entries = await repository.listQueuedPets(database, BATCH);
  if (entries.length === 0) return false;
  const found = await compareWithAlerts(dependencies, entries);
  await database.transaction(async (tx) => {
    for (const { petId, alertIds, before, hasNewFacts } of found) {
      await repository.insertFoundPet(tx, { petId, alertIds, foundAt: clock() });
      if (hasNewFacts) await insertNewPet(tx, { petId, before });
    }
    const ids = entries.map(({ id }) => id);
    await repository.deleteQueuedPets(tx, ids);
  });
  return true;
}

async function compareWithAlerts(
  { database, petSearchIndex, logger }: FindDependencies,
  entries: readonly QueuedPet[],
): Promise<FoundPet[]> {
  const allCriteria = await listAlertCriteria(database);
  // Read after the queue: a pet that changes meanwhile is queued again.
  const matcherFor = allCriteria.length > 0 ? await petSearchIndex.currentMatcherFor() : undefined;
  const found: FoundPet[] = [];
  for (const { pet, partner, former } of await listNewPets(database, entries)) {
    const before = former && toMatchable(former);
    const hasNewFacts = !isDeepStrictEqual(before, toMatchable(pet));
    const createMatcher = (compared: IndexedPet | null) =>
      matcherFor && compared
        ? createPetMatcher({ pet: compared, partner, matcherFor, logger })
        : () => false;
    const [meets, metBefore] = [createMatcher(pet), createMatcher(former)];
    const alertIds = await listAlertsThat(
      allCriteria,
      (criteria) => meets(criteria) && !metBefore(criteria),
    );
    found.push({ petId: pet.id, alertIds, before, hasNewFacts });
  }
  return found;
}

/** Those of the pets that are available, each once, as they were before their first entry. */
async function listNewPets(
  database: Dependencies['database'],
  entries: readonly QueuedPet[],
): Promise<NewPet[]> {
  const firstEntries = new Map<string, QueuedPet>();
  for (const entry of entries) {
    if (!firstEntries.has(entry.petId)) firstEntries.set(entry.petId, entry);
  }
  const ids = [...firstEntries.keys()];
  const pets = new Map((await listIndexedPets(database, ids)).map((pet) => [pet.id, pet]));
  const partners = await repository.listPartners(database, ids);
  return [...firstEntries].flatMap(([id, { before }]) => {
    const pet = pets.get(id);
    if (pet?.status !== 'Available') return [];
    return {
      pet,
      partner: partners.get(id) ?? null,
      former: before ? toIndexedPet(before, pet.shelter) : null,
    };
  });
}

async function listAlertsThat(
  allCriteria: readonly AlertCriteria[],
  isMet: (criteria: AlertCriteria) => boolean,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, criteria] of allCriteria.entries()) {
    if (index % SLICE === SLICE - 1) await nextTurn();
    if (isMet(criteria)) ids.push(...criteria.alertIds);
  }
  return ids;
}

/** @param row of the table of pets */
function toIndexedPet(row: Record<string, unknown>, shelter: string): IndexedPet {
  const columns = row as unknown as IndexedPet;
  const { id, status, training_traits, name, breed } = columns;
  const { summary, description, translations } = columns;
  return {
    ...pickPetFacts(columns),
    id,
    status,
    training_traits,
    name,
    breed,
    summary,
    description,
    translations,
    shelter,
    has_photo: row.photo_hash !== null || row.external_photo !== null,
    createdAt: new Date(String(row.created_at)),
    listedAt: new Date(String(row.listed_at)),
    adoptedAt: null,
    bondedWith: null,
  };
}
