import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import { type ReactNode, useState } from 'react';
import { languageName } from '../lib/text/language-name.ts';
import { ownWordsMessages as messages } from './own-words-messages.ts';

interface InOtherLanguagesProps {
  /** In which the shelter writes. */
  own: Language;
  isFilled: (language: Language) => boolean;
  hasError: (language: Language) => boolean;
  /** The fields of a language; those that begin in `label` say which one. */
  children: (language: Language, label: (field: string) => string) => ReactNode;
}

/** For each language but the shelter's own, fields for the same words, folded as long as they are empty. */
export function InOtherLanguages({ own, children, isFilled, hasError }: InOtherLanguagesProps) {
  return LANGUAGES.filter((language) => language !== own).map((language) => (
    <Folded
      key={language}
      title={messages.inLanguage({ language: languageName(language) })}
      isFilled={isFilled(language)}
      hasError={hasError(language)}
    >
      {children(language, (field) => fieldIn(language, field))}
    </Folded>
  ));
}

/** The label of a field for words in another language. */
export const fieldIn = (language: Language, field: string): string =>
  messages.field({ field, language: languageName(language) });

interface FoldedProps {
  title: string;
  isFilled: boolean;
  hasError: boolean;
  children: ReactNode;
}

function Folded({ title, isFilled, hasError, children }: FoldedProps) {
  const [isUnfolded, setIsUnfolded] = useState(isFilled);
  const isOpen = isUnfolded || hasError;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm font-semibold text-action">
        {title}
      </summary>
      {isOpen && <div className="grid gap-4 pt-2">{children}</div>}
    </details>
  );
}
