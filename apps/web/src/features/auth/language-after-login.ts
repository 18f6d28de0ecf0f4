import { changeLanguage } from '@pawmatch/contract/account/account-language-endpoints';
import { DEFAULT_LANGUAGE, type Language } from '@pawmatch/contract/languages';
import { callEndpoint } from '../../lib/api/client.ts';
import { CHOSEN_LANGUAGE_KEY, readItem, removeItem } from '../../lib/storage/session-storage.ts';
import { isOtherLanguage, LANGUAGE } from '../../lib/text/language.ts';

/**
 * The language in which somebody reads on. One that was chosen with the switch in this tab becomes that of the account;
 * one that the address names stays for this visit, because it may come from somebody else's link.
 */
export function languageAfterLogin(ofAccount: string): Language {
  const isChosen = readItem(CHOSEN_LANGUAGE_KEY) === LANGUAGE;
  removeItem(CHOSEN_LANGUAGE_KEY);
  if (!isOtherLanguage(ofAccount)) return LANGUAGE;
  if (!isChosen) return LANGUAGE === DEFAULT_LANGUAGE ? ofAccount : LANGUAGE;
  // Without it, the account has its former language until the switch is used again.
  void callEndpoint(changeLanguage, { body: { language: LANGUAGE } }).catch(() => undefined);
  return LANGUAGE;
}
