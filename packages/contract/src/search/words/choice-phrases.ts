import type { PetFilters } from '../../pets/pet-query.ts';
import { choicesOf } from '../filters/filter-choices.ts';
import { english } from '../phrases/english-phrases.ts';
import { spanish } from '../phrases/spanish-phrases.ts';
import { namesOf } from '../search-lookup.ts';
import { wantedFilterNames } from './pet-terms.ts';

/**
 * Phrases that say what the filters ask of facts that may be unknown: a pet whose texts have one is likelier to fit. "Calm" is
 * also "mellow", "laid back" and "tranquilo": staff write in any language, whatever the reader's is.
 */
export function phrasesOfChoices(filters: PetFilters): string[] {
  const names = wantedFilterNames(filters);
  if (names.length === 0) return [];
  const chosen = new Set(choicesOf(filters).map(({ name, value }) => `${name} ${value}`));
  const phrases = [...english.phrases, ...spanish.phrases].flatMap(([phrase, roles]) => {
    const values = roles.get('value') ?? {};
    const [name, ...others] = namesOf(values);
    if (!name || others.length > 0 || !names.includes(name)) return [];
    return values[name]?.some((value) => chosen.has(`${name} ${value}`)) ? [phrase] : [];
  });
  // Both languages have the labels of values, such as "very active".
  return [...new Set(phrases)];
}
