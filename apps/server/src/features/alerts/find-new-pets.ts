import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readAlertQuery } from '@pawmatch/contract/alerts/alert-query';
import { filtersOfAlert } from '@pawmatch/contract/alerts/pet-alert';
import type { MatchablePet, MatchCriteria } from '@pawmatch/contract/matching/facts';
import { isAlertMatch } from '@pawmatch/contract/new-pets/new-match';
import { pickPetFacts } from '@pawmatch/contract/pets/pet-facts';
import type { PetFilters } from '@pawmatch/contract/pets/pet-query';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import { insertRecentArrival } from '../new-pets/new-pets.repository.ts';
import { listIndexedPets } from '../pets/finding/finding.repository.ts';
import type { IndexedPet } from '../pets/finding/pet-index.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import * as repository from './arrivals.repository.ts';

type FindDependencies = Pick<Dependencies, 'database' | 'clock' | 'petFinder' | 'logger'>;

/** Arrivals that are read at once, and are done in one transaction. */
const BATCH = 100;

/** Alerts that are compared before other work gets its turn. */
const SLICE = 500;

const MAX_READ_QUERIES = 20_000;

/** Queries that were read before; `filters` is null for one that is not valid any more. */
const readQueries = new LRUCache<string, { filters: PetFilters | null }>({ max: MAX_READ_QUERIES });

function readQuery(query: string): PetFilters | null {
  const known = readQueries.get(query);
  if (known) return known.filters;
  const search = readAlertQuery(query);
  const filters = search && filtersOfAlert(search);
  readQueries.set(query, { filters });
  return filters;
}

/** An alert as a question about a pet. */
interface Question {
  alertIds: string[];
  asks:
    | { filters: PetFilters }
    | { criteria: MatchCriteria; putAside: readonly string[]; bestSeen: number | null };
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
 * B1.10: compares pets that have become available, or whose facts have changed, with all alerts. An arrival is
 * deleted in the transaction that stores its results for the mails and for the marks in the navigation, so that a
 * crash loses and doubles nothing.
 */
export async function findNewPets(dependencies: FindDependencies): Promise<void> {
  while (await findBatch(dependencies));
}

/** @returns false when there are no arrivals left */
async function findBatch(dependencies: FindDependencies): Promise<boolean> {
  const { database, clock, petFinder, logger } = dependencies;
  const arrivals = await repository.listArrivals(database, BATCH);
  if (arrivals.length === 0) return false;
  const questions = [
    ...groupByQuery(await repository.listSearchAlerts(database)),
    ...(await repository.listMatchAlerts(database)).map(toQuestion),
  ];
  const byPet = new Map<string, typeof arrivals>();
  for (const arrival of arrivals) {
    byPet.set(arrival.petId, [...(byPet.get(arrival.petId) ?? []), arrival]);
  }
  // Read after the arrivals: a pet that changes again meanwhile arrives again, too.
  const judge = questions.length > 0 ? await petFinder.judge() : undefined;
  const pets = await listIndexedPets(database, [...byPet.keys()]);
  const partners = await repository.listPartners(database, [...byPet.keys()]);
  const found: FoundPet[] = [];
  for (const [petId, [first]] of byPet) {
    const pet = pets.find(({ id }) => id === petId);
    if (pet?.status !== 'Available') continue;
    const partner = partners.get(petId) ?? null;
    const former = first?.before ? toIndexedPet(first.before) : null;
    const createTestOf = (it: IndexedPet | null) =>
      judge && it ? createTest({ judge, pet: it, partner, logger }) : () => false;
    const [isMet, wasMet] = [createTestOf(pet), createTestOf(former)];
    const alertIds: string[] = [];
    for (const [index, question] of questions.entries()) {
      if (index % SLICE === SLICE - 1) await nextTurn();
      if (isMet(question) && !wasMet(question)) alertIds.push(...question.alertIds);
    }
    const before = former && toMatchable(former);
    const hasNewFacts = !isDeepStrictEqual(before, toMatchable(pet));
    found.push({ petId, alertIds, before, hasNewFacts });
  }
  await database.transaction(async (tx) => {
    for (const { petId, alertIds, before, hasNewFacts } of found) {
      await repository.insertFoundPet(tx, { petId, alertIds, foundAt: clock() });
      if (hasNewFacts) await insertRecentArrival(tx, { petId, before });
    }
    await repository.deleteArrivals(
      tx,
      arrivals.map(({ id }) => id),
    );
  });
  return true;
}

/** Equal searches of many people are compared once. */
function groupByQuery(alerts: readonly { id: string; query: string }[]): Question[] {
  const byQuery = new Map<string, Question>();
  for (const { id, query } of alerts) {
    const known = byQuery.get(query);
    const filters = known ? null : readQuery(query);
    if (known) known.alertIds.push(id);
    else if (filters) byQuery.set(query, { alertIds: [id], asks: { filters } });
  }
  return [...byQuery.values()];
}

const toQuestion = (alert: repository.MatchAlert): Question => ({
  alertIds: [alert.id],
  asks: {
    criteria: {
      preferences: alert.preferences && presentPreferences(alert.preferences),
      traits: alert.traits,
      home: alert.home ?? undefined,
    },
    putAside: alert.putAside,
    bestSeen: alert.bestSeen,
  },
});

type Judge = Awaited<ReturnType<Dependencies['petFinder']['judge']>>;

const toMatchable = (pet: IndexedPet): MatchablePet => ({
  ...pickPetFacts(pet),
  training_traits: [...pet.training_traits],
});

interface TestedPet {
  judge: Judge;
  pet: IndexedPet;
  /** The other pet of a bonded pair. */
  partner: repository.PartnerPet | null;
  logger: Dependencies['logger'];
}

/** @returns whether the pet answers a question; false when that fails, so that one defect does not stop the others */
function createTest({ judge, pet, partner, logger }: TestedPet) {
  const isFound = judge(pet);
  const matchable = toMatchable(pet);
  const isPairAvailable = !partner || partner.status === 'Available';
  return ({ asks }: Question): boolean => {
    try {
      if ('filters' in asks) return isFound(asks.filters);
      const { putAside, criteria, bestSeen } = asks;
      const isPutAside = putAside.includes(pet.id) || putAside.includes(partner?.id ?? '');
      if (!isPairAvailable || isPutAside) return false;
      return isAlertMatch(matchable, partner, criteria, bestSeen);
    } catch (error) {
      logger.error({ err: error }, 'An alert could not be compared with a pet');
      return false;
    }
  };
}

/** @param row of the table of pets */
function toIndexedPet(row: Record<string, unknown>): IndexedPet {
  const columns = row as unknown as IndexedPet;
  const { id, status, training_traits, name, breed, summary, description } = columns;
  return {
    ...pickPetFacts(columns),
    id,
    status,
    training_traits,
    name,
    breed,
    summary,
    description,
    has_photo: row.photo_hash !== null || row.external_photo !== null,
    createdAt: new Date(String(row.created_at)),
  };
}
