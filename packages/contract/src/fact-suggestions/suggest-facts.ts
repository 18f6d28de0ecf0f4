import type { PetFactValues } from '../pets/facts/pet-facts.ts';
import {
  companionCues,
  companions,
  conditions,
  dislikeCues,
  doubts,
  listWords,
  negations,
  notAboutThePet,
  petNouns,
  phrases,
  type SuggestibleFact,
} from './phrases.ts';

/** A fact that a sentence of the shelter suggests. It is stored only when staff accept it. */
export interface TextSuggestion {
  fact: SuggestibleFact;
  value: NonNullable<PetFactValues[SuggestibleFact]>;
  sentence: string;
}

interface Found {
  fact: SuggestibleFact;
  value: PetFactValues[SuggestibleFact];
}

/** How many words before a cue a negation or a need may stand. */
const NEGATION_REACH = 3;
const NEED_REACH = 6;

/**
 * The facts that the texts of a pet suggest, each with its first sentence. A fact about which two
 * sentences differ is left out.
 */
export function suggestFacts(texts: readonly (string | null)[]): TextSuggestion[] {
  const suggestions = new Map<SuggestibleFact, TextSuggestion | null>();
  for (const sentence of texts.flatMap((text) => splitSentences(text ?? ''))) {
    for (const { fact, value } of readSentence(sentence)) {
      if (value === null) continue;
      const earlier = suggestions.get(fact);
      if (earlier === undefined) suggestions.set(fact, { fact, value, sentence });
      else if (earlier?.value !== value) suggestions.set(fact, null);
    }
  }
  return [...suggestions.values()].filter((suggestion) => suggestion !== null);
}

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s|[\r\n;]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Words in lower case; a comma is a word, and a hyphen separates two. */
const toTokens = (sentence: string): string[] =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z']+|[,&]/g) ?? [];

/** A question, or a heading whose answer is missing: "Good with children:". */
const STATES_NOTHING = /[?:][ .…]*$/;

function readSentence(sentence: string): Found[] {
  if (STATES_NOTHING.test(sentence)) return [];
  const tokens = toTokens(sentence);
  if (doubts.some((doubt) => tokens.some((_, at) => startsWith(tokens, at, doubt)))) return [];
  return tokens.flatMap((_, at) => [
    ...readCompanions(tokens, at),
    ...readRefusal(tokens, at),
    ...readFriendly(tokens, at),
    ...readPhrases(tokens, at),
  ]);
}

const startsWith = (tokens: readonly string[], at: number, words: readonly string[]): boolean =>
  words.every((word, offset) => tokens[at + offset] === word);

const before = (tokens: readonly string[], at: number, reach: number): readonly string[] =>
  tokens.slice(Math.max(at - reach, 0), at);

function isNegated(tokens: readonly string[], at: number): boolean {
  const near = before(tokens, at, NEGATION_REACH);
  return near.slice(near.lastIndexOf(',') + 1).some((word) => negations.has(word));
}

function isAboutOthers(tokens: readonly string[], at: number): boolean {
  return before(tokens, at, NEGATION_REACH).some((word, index, near) => {
    const isOfPet = word === 'who' && petNouns.has(tokens[at - near.length + index - 1] ?? '');
    return notAboutThePet.has(word) && !isOfPet;
  });
}

/** "Gets along well with people, dogs and kids", with "but not cats" after it. */
function readCompanions(tokens: readonly string[], at: number): Found[] {
  const likes = companionCues.find((cue) => startsWith(tokens, at, cue));
  const cue = likes ?? dislikeCues.find((dislike) => startsWith(tokens, at, dislike));
  if (!cue) return [];
  const near = before(tokens, at, NEGATION_REACH);
  if (isAboutOthers(tokens, at) || near.includes('only')) return [];
  const negated = isNegated(tokens, at);
  if (negated && !likes) return [];
  const list = readList(tokens, at + cue.length, likes !== undefined && !negated);
  const rest = tokens[list.end] === 'but' ? list.end + 1 : list.end;
  if (!likes || negated || tokens[rest] !== 'not') return list.found;
  return [...list.found, ...readList(tokens, rest + 1, false).found];
}

/** The companions from a place on, up to the first word that belongs to no list. */
function readList(tokens: readonly string[], start: number, value: boolean) {
  const found: Found[] = [];
  let end = start;
  let isCondition = false;
  for (let token = tokens[end]; token !== undefined; token = tokens[++end]) {
    const fact = companions.get(token);
    if (token === 'and' || token === ',') isCondition = false;
    if (conditions.has(token) || (token === 'all' && !value)) isCondition = true;
    else if (fact && !isCondition) found.push({ fact, value });
    else if (!fact && !listWords.has(token)) break;
  }
  // "Good with cats: no"
  if (tokens[end] === 'no') return { found: [], end };
  // "Loves cat toys", "likes dog parks" and "loves kids who are calm" are about something else.
  const isCut = end > start && /^(cat|dog|child|kid)$/.test(tokens[end - 1] ?? '');
  const continues = ['who', 'that', 'food', 'my', 'his', 'when'].includes(tokens[end] ?? '');
  return { found: (isCut && tokens[end] !== undefined) || continues ? [] : found, end };
}

/** "No cats please", "a home without children" */
function readRefusal(tokens: readonly string[], at: number): Found[] {
  const isWithout = tokens[at] === 'without';
  if (tokens[at] !== 'no' && !isWithout) return [];
  const isOpening =
    at === 0 || isWithout || [',', 'with', 'but', 'please'].includes(tokens[at - 1] ?? '');
  if (!isOpening || (isWithout && !before(tokens, at, 2).includes('home'))) return [];
  const { found, end } = readList(tokens, at + 1, false);
  return [undefined, 'please', 'in'].includes(tokens[end]) ? found : [];
}

/** "Kid friendly", "not cat friendly" */
function readFriendly(tokens: readonly string[], at: number): Found[] {
  const fact = companions.get(tokens[at] ?? '');
  if (!fact || tokens[at + 1] !== 'friendly') return [];
  if (before(tokens, at, NEGATION_REACH).some((word) => notAboutThePet.has(word))) return [];
  return [{ fact, value: !isNegated(tokens, at) }];
}

function readPhrases(tokens: readonly string[], at: number): Found[] {
  return phrases.flatMap((phrase): Found[] => {
    if (!startsWith(tokens, at, phrase.words)) return [];
    if (phrase.notBefore?.has(tokens[at + phrase.words.length] ?? '')) return [];
    const near = before(tokens, at, NEED_REACH);
    if (phrase.after && !near.some((word) => phrase.after?.has(word))) return [];
    if (near.some((word) => negations.has(word))) {
      return phrase.negated === undefined ? [] : [{ fact: phrase.fact, value: phrase.negated }];
    }
    return [{ fact: phrase.fact, value: phrase.value }];
  });
}
