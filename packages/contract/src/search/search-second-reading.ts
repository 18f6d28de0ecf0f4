import type { FacetName } from '../pets/facts/pet-filter-values.ts';
import type { Values } from './search-language.ts';
import type { Lookup } from './search-lookup.ts';
import type { Reading, SaidWords } from './search-reading.ts';
import { companionOf, isDescription, namesOf } from './search-values.ts';

/** "dog, big yard, 1 cat": who is counted beside another wish lives at home. */
export function moveHome(
  keys: readonly string[],
  { is, isNumber }: Lookup,
  said: readonly SaidWords[],
): void {
  const kindOf = ({ statement }: SaidWords) =>
    statement.isNegated ? undefined : statement.values.species?.join();
  for (const words of said) {
    const kind = kindOf(words);
    const isOther = (other: SaidWords) =>
      ![undefined, kind].includes(kindOf(other)) && !isNumber(other.start - 1);
    const { species, ...left } = words.statement.values;
    // "2 dogs and 1 cat, looking for a puppy"
    const isBeforeWish = keys.some((_, at) => at >= words.end && is('wants', at));
    const isFirst = words.start === 1 || is('and', words.start - 2);
    const isCounted =
      isNumber(words.start - 1) && (keys[words.start - 2] === ',' || (isFirst && isBeforeWish));
    if (species && isCounted && said.some(isOther))
      words.statement.values = { ...left, good_with: species.map((it) => companionOf[it]) };
  }
}

/**
 * Takes back what somebody would like but cannot have, or wanted before: "I'd love a puppy but I have no time", "thought
 * about a kitten, but an older cat", "a big dog would pull me over, so a small one". The species stays, unless another one is
 * wanted, and so does a breed: "a husky, no wait, a lab".
 */
export function retractWishes(
  keys: readonly string[],
  { lengthOf, is }: Lookup,
  { said, uses, isOfBreed }: Reading,
): void {
  const find = (from: number, isFound: (at: number) => boolean) => {
    const end = keys.findIndex((_, at) => at >= from && isFound(at));
    return end < 0 ? keys.length : end;
  };
  const isBut = (at: number) => is('but', at) && !is('degree', at);
  const wants = ({ statement }: SaidWords, name: FacetName) =>
    !statement.isNegated && statement.values[name] !== undefined;
  const withoutFact = ({ statement }: SaidWords, name: FacetName) => {
    const { [name]: _, ...left } = statement.values;
    statement.values = left;
  };
  for (const at of keys.keys()) {
    const isCorrection = lengthOf('correction', at) > 0;
    if (!isCorrection && lengthOf('therefore', at) === 0) continue;
    const names = new Set(
      said.filter(({ start }) => start > at).flatMap((words) => namesOf(words.statement.values)),
    );
    for (const name of names) {
      if (name !== 'species' && !isDescription(name)) continue;
      if (!said.some((words) => words.start > at && wants(words, name))) continue;
      for (const words of said) {
        if (words.start < at && wants(words, name)) withoutFact(words, name);
      }
    }
    const isAnother =
      names.has('species') ||
      keys.some((_, word) => word > at && is('breed', word) && uses[word] === 'text');
    if (!isAnother || !(isCorrection || find(0, isBut) < at)) continue;
    for (const word of keys.keys()) {
      if (word < at && uses[word] === 'text' && isOfBreed(word)) uses[word] = 'chip';
    }
  }
  for (const at of keys.keys()) {
    const isPast = lengthOf('formerWish', at) > 0;
    if (!isPast && lengthOf('dream', at) === 0) continue;
    const end = find(at, (word) => keys[word] === ',' || isBut(word) || is('clause', word));
    const but = keys[end] === ',' && isBut(end + 1) ? end + 1 : end;
    const butEnd = find(but, (word) => keys[word] === ',');
    const isRefused =
      isBut(but) &&
      find(but, (word) => lengthOf('not', word) > 0) < butEnd &&
      !said.some(({ start }) => start > but && start < butEnd);
    const isSaidLater = (name: string) =>
      said.some(
        ({ start, statement }) =>
          start > end && namesOf(statement.values).some((it) => it === name),
      );
    // "I love big dogs but live in a flat, so a small one"
    const isReplaced = (name: FacetName) =>
      isBut(but) && said.some((words) => words.start > butEnd && wants(words, name));
    for (const { statement, start } of said) {
      if (start < at || start >= end) continue;
      const { values } = statement;
      const stays = namesOf(values).filter((name) => {
        if (name === 'species') return !(isPast && isSaidLater(name));
        return (
          !isDescription(name) || !(isRefused || (isPast && isSaidLater(name)) || isReplaced(name))
        );
      });
      statement.values = Object.fromEntries(stays.map((name) => [name, values[name]])) as Values;
    }
  }
}
