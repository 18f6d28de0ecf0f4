import { LANGUAGES, type Language, languagePrefix, languages } from '@pawmatch/contract/languages';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGE } from '../../lib/text/language.ts';

/** Links to this page in the other languages, which keep what was typed. Without script, they lead to the page. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  return LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      href={languagePrefix(language) + pathname + search}
      hrefLang={language}
      lang={language}
      aria-label={languages[language].name}
      title={languages[language].name}
      onClick={(event) => changeLanguage(event, language)}
      className="grid size-11 flex-none place-items-center rounded-full transition-colors hover:bg-action-soft text-sm font-semibold uppercase"
    >
      {language}
    </a>
  ));
}

function changeLanguage(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const address = event.currentTarget.href + window.location.hash;
  const leave = () => window.location.assign(address);
  import('../change-language.ts').then(
    ({ prepareLanguageChange }) => prepareLanguageChange(language).then(leave),
    leave,
  );
}
