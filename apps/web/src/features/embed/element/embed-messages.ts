/** The words around the pets. */
export interface EmbedMessages {
  loading: string;
  none: string;
  paused: string;
  /** Where a paused shelter leads. */
  others: string;
  /** @param shelter null for several */
  all: (shelter: string | null) => string;
  previous: string;
  next: string;
  together: (other: string) => string;
  specialNeeds: string;
}

const en: EmbedMessages = {
  loading: 'Loading pets…',
  none: 'No pets to show here right now. New ones come in all the time, so please look in again.',
  paused: 'This shelter is taking a short break and shows no pets for now. Please look in again.',
  others: 'Meet pets that are waiting',
  all: (shelter) => (shelter ? `All pets at ${shelter}` : 'All pets'),
  previous: 'Previous pets',
  next: 'More pets',
  together: (other) => `Together with ${other}`,
  specialNeeds: 'Special needs',
};

/** By language. Another one is one more object here. */
const languages = { en } as const satisfies Record<string, EmbedMessages>;

const isKnown = (language: string): language is keyof typeof languages =>
  Object.hasOwn(languages, language);

/**
 * The words in the language of an element, or else in English.
 * @param lang such as `en-US`
 */
export function messagesIn(lang: string): { language: string; messages: EmbedMessages } {
  const wanted = lang.toLowerCase().split('-')[0] ?? '';
  const language = isKnown(wanted) ? wanted : 'en';
  return { language, messages: languages[language] };
}
