import type { AdoptionQuestion } from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { wordsIn } from '@pawmatch/contract/own-words';
import { LANGUAGE, langOf } from '../../lib/text/language.ts';

/** A question in the language of the page, else in the shelter's own, with its `lang`. */
export function askedWords({ text, choices, language, translations }: AdoptionQuestion) {
  const asked = wordsIn(LANGUAGE, { words: { text, choices }, language, translations });
  return {
    text: asked.words.text,
    lang: langOf(asked.language),
    /** What the page calls a choice, which is answered in the shelter's own language. */
    choiceText: (choice: string) => asked.words.choices[choices.indexOf(choice)] ?? choice,
  };
}
