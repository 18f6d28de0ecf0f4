import type { Values } from './search-language.ts';
import type { Lookup } from './search-lookup.ts';
import type { Reading, SaidWords } from './search-reading.ts';
import { canBeNegated, isDescription, namesOf } from './search-values.ts';

const isOfSpecies = ({ statement }: SaidWords) => namesOf(statement.values).join() === 'species';

/** Reads what takes a wish back after its words: "house training not needed", "big dogs scare me". */
export function createQualifiers(
  keys: readonly string[],
  { lengthOf, is, valueAt }: Lookup,
  { said, take }: Reading,
) {
  const isSilent = (start: number, end: number) =>
    keys.slice(start, end).every((_, index) => is('filler', start + index));
  const isSameClause = (start: number, end: number) =>
    keys.slice(start, end).every((key, index) => key !== ',' && !is('but', start + index));

  /** "male or female, does not matter" */
  function takeOptional(at: number): boolean {
    const last = said.at(-1);
    if (last?.end !== at) return false;
    const start = keys[at] === ',' ? at + 1 : at;
    const length = lengthOf('optional', start);
    const goesOn = Math.max(lengthOf('any', start), lengthOf('evenIf', start)) > length;
    if (length === 0 || goesOn) return false;
    const other = is('or', last.start - 1)
      ? said.find(({ end }) => end === last.start - 1)
      : undefined;
    if (start > at && !other) return false;
    // "gato o gata me da igual", which is one phrase
    if (!other && isOfSpecies(last)) return take(start + length, 'chip');
    const first = other?.start ?? last.start;
    // "gato o gata me da igual" is a cat all the same.
    const kind = other?.statement.values.species;
    const isOfKind = kind !== undefined && kind.join() === last.statement.values.species?.join();
    said.splice(said.findIndex((words) => words.start === first));
    if (isOfKind)
      said.push({ ...last, statement: { ...last.statement, values: { species: kind } } });
    return take(start + length, 'chip');
  }

  /** Of "older dogs are fine", only the species is asked for, unless some of them are wished: "a puppy, but older is fine". */
  function takeAcceptable(at: number): boolean {
    const last = said.at(-1);
    const length = lengthOf('acceptable', at);
    if (length === 0 || !last || last.end !== at || last.statement.isNegated) return false;
    const before = said.at(-2);
    const isOfKind = isOfSpecies(last) && before?.end === last.start && !isOfSpecies(before);
    const { statement } = isOfKind ? before : last;
    const { species, ...facts } = statement.values;
    const isWished = namesOf(facts).some((name) =>
      said.some((other) => other.statement !== statement && other.statement.values[name]),
    );
    const next = at + length;
    // Not "a small dog is ok with cats".
    const isWhole = keys[next] === undefined || keys[next] === ',' || is('but', next);
    if (isWished || !isWhole || !namesOf(facts).every(isDescription)) return false;
    statement.values = species ? { species } : {};
    return take(at + length, 'chip');
  }

  /** Of "big dogs scare me", the size is not wanted; of "cats not allowed", the species. */
  function takeUnwanted(at: number): boolean {
    const last = said.at(-1);
    // "puppies are adorable but too much for us"
    const isSaidOf =
      last?.end === at || (is('but', at - 1) && isSameClause(last?.end ?? at, at - 1));
    // "kids? no."
    const answer = keys[at] === ',' ? lengthOf('answer', at + 1) : 0;
    const refused = answer > 0 ? answer + 1 : lengthOf('refusal', at);
    const isOfLast = last?.end === at || (answer > 0 && isSilent(last?.end ?? at, at));
    const refusal = isOfLast ? at + refused : at;
    const isRefused = refusal > at && (keys[refusal] === undefined || keys[refusal] === ',');
    const length = (isSaidOf ? lengthOf('unwanted', at) : 0) || (isRefused ? refusal - at : 0);
    if (!last || length === 0) return false;
    let next = at + length;
    while (is('filler', next) && !valueAt(next)) next += 1;
    // "quiero un perro me dan miedo los gatos"
    // "not allowed any over 25 lbs"
    const isBound = lengthOf('over', next) > 0 || lengthOf('under', next) > 0;
    if (isBound || (lengthOf('not', at) > 0 && valueAt(next))) return false;
    const before = said.at(-2);
    const isOfKind = isOfSpecies(last) && before?.end === last.start && !isOfSpecies(before);
    const { statement } = isOfKind ? before : last;
    const names = namesOf(statement.values).filter(canBeNegated);
    const meant = names.length > 1 ? names.filter((name) => name !== 'species') : names;
    statement.values = Object.fromEntries(
      meant.map((name) => [name, statement.values[name]]),
    ) as Values;
    statement.isNegated = !statement.isNegated;
    statement.isQuantity = false;
    return take(at + length, 'chip');
  }

  return { takeOptional, takeAcceptable, takeUnwanted };
}
