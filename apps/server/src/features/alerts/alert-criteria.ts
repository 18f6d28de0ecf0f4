import { readAlertQuery } from '@pawmatch/contract/alerts/alert-query';
import { filtersOfAlert } from '@pawmatch/contract/alerts/pet-alert';
import type { MatchCriteria } from '@pawmatch/contract/matching/facts';
import type { PetFilters } from '@pawmatch/contract/pets/pet-query';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../platform/database/database.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import * as repository from './find-new-pets.repository.ts';

const MAX_READ_QUERIES = 20_000;

/** Which pets an alert is about: those of a search, or those that match its owner. */
export interface AlertCriteria {
  /** Alerts with the same criteria. */
  alertIds: string[];
  wanted: { filters: PetFilters } | WantedMatches;
}

export interface WantedMatches {
  criteria: MatchCriteria;
  /** The ids of pets. */
  hiddenPetIds: readonly string[];
  /** The best score on the matches page when its owner last opened it; null before that. */
  bestSeen: number | null;
}

/** The criteria of all alerts. Equal searches of many people are listed once. */
export async function listAlertCriteria(database: Queries): Promise<AlertCriteria[]> {
  return [
    ...groupByQuery(await repository.listSearchAlerts(database)),
    ...(await repository.listMatchAlerts(database)).map(criteriaOfMatchAlert),
  ];
}

function groupByQuery(alerts: readonly { id: string; query: string }[]): AlertCriteria[] {
  const byQuery = new Map<string, AlertCriteria>();
  for (const { id, query } of alerts) {
    const known = byQuery.get(query);
    const filters = known ? null : readQuery(query);
    if (known) known.alertIds.push(id);
    else if (filters) byQuery.set(query, { alertIds: [id], wanted: { filters } });
  }
  return [...byQuery.values()];
}

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

const criteriaOfMatchAlert = (alert: repository.MatchAlert): AlertCriteria => ({
  alertIds: [alert.id],
  wanted: {
    criteria: {
      preferences: alert.preferences && presentPreferences(alert.preferences),
      traits: alert.traits,
      home: alert.home ?? undefined,
    },
    hiddenPetIds: alert.hiddenPetIds,
    bestSeen: alert.bestSeen,
  },
});
