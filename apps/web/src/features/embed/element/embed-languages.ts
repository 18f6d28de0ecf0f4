import type { Language } from '@pawmatch/contract/languages';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';

type ShownFact = 'age_group' | 'sex' | 'size';

/** The words around the pets. */
export interface EmbedMessages {
  loading: string;
  none: string;
  paused: string;
  /** Where a paused shelter leads. */
  others: string;
  /** @param shelter null for several */
  all: (shelter: string | null) => string;
  /** The name of the list. */
  title: (shelter: string | null) => string;
  previous: string;
  next: string;
  together: (other: string) => string;
  specialNeeds: string;
  /** @param value as in the feed */
  fact: (name: ShownFact, value: string, species: string) => string;
}

const en: EmbedMessages = {
  loading: 'Loading pets…',
  none: 'No pets to show here right now. New ones come in all the time, so please look in again.',
  paused: 'This shelter is taking a short break and shows no pets for now. Please look in again.',
  others: 'Meet pets that are waiting',
  all: (shelter) => (shelter ? `All pets at ${shelter}` : 'All pets'),
  title: (shelter) => (shelter ? `Pets at ${shelter}` : 'Pets Looking for a Home'),
  previous: 'Previous pets',
  next: 'More pets',
  together: (other) => `Together with ${other}`,
  specialNeeds: 'Special needs',
  fact: factLabel,
};

/** The facts of a card, by their values. */
const spanishFacts: Readonly<Record<string, string>> = {
  Baby: 'Bebé',
  Young: 'Joven',
  Adult: 'Adulto',
  Senior: 'Mayor',
  Male: 'Macho',
  Female: 'Hembra',
  Unknown: 'No se sabe',
  Small: 'Chico',
  Medium: 'Mediano',
  Large: 'Grande',
  ExtraLarge: 'Muy grande',
};

const es: EmbedMessages = {
  loading: 'Cargando mascotas…',
  none: 'Por ahora no hay mascotas que mostrar aquí. Siempre llegan otras, así que vuelve a mirar.',
  paused: 'Este refugio se tomó un breve descanso y por ahora no muestra mascotas. Vuelve a mirar.',
  others: 'Conoce a las mascotas que esperan',
  all: (shelter) => (shelter ? `Todas las mascotas de ${shelter}` : 'Todas las mascotas'),
  title: (shelter) => (shelter ? `Mascotas de ${shelter}` : 'Mascotas que buscan un hogar'),
  previous: 'Mascotas anteriores',
  next: 'Más mascotas',
  together: (other) => `En pareja con ${other}`,
  specialNeeds: 'Necesidades especiales',
  fact: (name, value, species) =>
    name === 'age_group' && value === 'Baby' && species === 'Dog'
      ? 'Cachorro'
      : (spanishFacts[value] ?? value),
};

/** By language. Another one is one more object here, because the script has all of them. */
const languages: Readonly<Record<Language, EmbedMessages>> = { en, es };

const isKnown = (language: string): language is Language => Object.hasOwn(languages, language);

/**
 * The words in the language of an element, or else in English.
 * @param lang such as `en-US`
 */
export function messagesIn(lang: string): { language: Language; messages: EmbedMessages } {
  const wanted = lang.toLowerCase().split('-')[0] ?? '';
  const language = isKnown(wanted) ? wanted : 'en';
  return { language, messages: languages[language] };
}
