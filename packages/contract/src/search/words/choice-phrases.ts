import type { PetFilters } from '../../pets/pet-query.ts';
import { choicesOf } from '../filters/filter-choices.ts';
import { english } from '../phrases/english-phrases.ts';
import { spanish } from '../phrases/spanish-phrases.ts';
import { namesOf } from '../search-values.ts';
import { wantedFilterNames } from './pet-terms.ts';

/** The phrases that say one value, such as `energy_level Calm`. Both languages have the labels of values, such as "very active". */
const phrasesOfValue = new Map<string, Set<string>>();
for (const [phrase, roles] of [...english.phrases, ...spanish.phrases]) {
  const values = roles.get('value') ?? {};
  const [name, ...others] = namesOf(values);
  if (!name || others.length > 0) continue;
  for (const value of values[name] ?? []) {
    const key = `${name} ${value}`;
    phrasesOfValue.set(key, (phrasesOfValue.get(key) ?? new Set()).add(phrase));
  }
}

/**
 * Phrases that say what the filters ask of facts that may be unknown: a pet whose texts have one is likelier to fit. "Calm" is
 * also "mellow", "laid back" and "tranquilo": staff write in any language, whatever the reader's is.
 */
export function phrasesOfChoices(filters: PetFilters): string[] {
  const names = wantedFilterNames(filters);
  const chosen = choicesOf(filters).filter(({ name }) => names.some((it) => it === name));
  const phrases = chosen.flatMap(({ name, value }) => [
    ...(phrasesOfValue.get(`${name} ${value}`) ?? []),
  ]);
  return [...new Set(phrases)];
}
