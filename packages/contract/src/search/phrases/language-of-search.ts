import { foldText } from '../../fold-text.ts';
import { mixLanguages } from '../compile-table.ts';
import type { SearchLanguage } from '../search-language.ts';
import { isSlipOf } from '../search-tokens.ts';
import { english } from './english-phrases.ts';
import { spanish } from './spanish-phrases.ts';

/** Spanish words that are English ones, too, or names of pets, places and breeds: alone they make no search Spanish. */
const shared = new Set(
  `actividad adora adore agua aguante alla alta ama ame amiga amigo anda ante arena aun bajo bebe berna bien buena bueno caliente
   cama campo can canino carro casa cause cerca chica chico chiquita clase come como compatible con condo cosa cosas creo dame danes
   dar del dos dulce durante el ella en enorme entre era es eso este falda favor finca fuera general gran grande grandes gusta hace
   hasta hay hogar ideales igual la las leal les libra linda lindo lista listo lo lobo loft los macho madre mama mami mansa mas mayor
   media medio menos mes mi michi michis mini minis montes mucho mundo nana nena nene nina nino no noble nobles nova novia odie
   once paciente padre papa papas papi parte pase pastor patio paz peludo persona peso pie pipi poco por porque primer primo red rico
   sabe sala salvo sea senor senora ser seria sin sofa solo son su sus tal tan te tener tia tio todo toy un una uno use van ver
   verdad via viva vivir vivo yo auto ave burro chivo gallo jefa jefe monte pato pollo rata renta sala zona bodega canes coma inferior mate pronto relax superior
   taller tire similar`.split(/\s+/),
);

/** Two letters are no proof. */
const MIN_LENGTH = 3;
const MIN_SLIP_LENGTH = 5;

/** Whether a word is about the home or who lives there, in any language: "casa", "abuelita". */
export const isHomeWord = (word: string): boolean =>
  [english, spanish].some(({ phrases }) => {
    const roles = phrases.get(word);
    return roles?.has('place') || roles?.has('person');
  });

/** "gtito". Shorter words are too like names. */
const isSlipOfKind = (word: string): boolean =>
  [...spanish.kinds].some((kind) => kind.length > MIN_SLIP_LENGTH && isSlipOf(word, kind, false));

/** Mixed when the first search needs it. */
const mixed = new Map<SearchLanguage, SearchLanguage>();

function mixFrom(first: SearchLanguage, second: SearchLanguage): SearchLanguage {
  const known = mixed.get(first) ?? mixLanguages(first, second);
  mixed.set(first, known);
  return known;
}

/**
 * The language of a search, found from its words on any page. Where both stand in one search, each is read, and words that both
 * have are of the one with more words. An accent is a proof: "niño", but not "Nino".
 */
export function languageOfSearch(search: string): SearchLanguage {
  let [ofEnglish, ofSpanish, proofs] = [0, 0, 0];
  for (const typed of search.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    const word = foldText(typed);
    const isEnglish = english.words.has(word);
    const isSpanish = spanish.words.has(word) || (!isEnglish && isSlipOfKind(word));
    if (isEnglish && !isSpanish) ofEnglish += 1;
    if (!isSpanish || (isEnglish && word === typed)) continue;
    ofSpanish += 1;
    const isLong = word.length >= MIN_LENGTH || word === 'ni';
    if (word !== typed || (isLong && !shared.has(word))) proofs += 1;
  }
  if (proofs === 0) return english;
  return ofEnglish > ofSpanish ? mixFrom(english, spanish) : mixFrom(spanish, english);
}
