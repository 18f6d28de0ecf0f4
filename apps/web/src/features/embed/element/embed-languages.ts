import { type Language, readLanguage } from '@pawmatch/contract/languages';
import { type EmbedMessages, embedMessages } from './embed-messages.ts';

/** The script has all languages; those but English are in folders of their own. */
const translations = import.meta.glob<EmbedMessages>('./*/web/embed-messages.ts', {
  base: '../../../../../../packages/languages/src',
  eager: true,
  import: 'embedMessages',
});

/**
 * The words in the language of an element, or else in English.
 * @param lang such as `en-US`
 */
export function messagesIn(lang: string): { language: Language; messages: EmbedMessages } {
  const language = readLanguage(lang.toLowerCase().split('-')[0]);
  const messages = translations[`./${language}/web/embed-messages.ts`] ?? embedMessages;
  return { language, messages };
}
