import {
  careFindings,
  careKindLabels,
  vaccinationTitles,
} from '@pawmatch/contract/care/care-kind-messages';
import { firstPlanNames, firstPlanSources } from '@pawmatch/contract/care/first-plan-messages';
import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { currentLanguage, perLanguage } from '@pawmatch/contract/localized';
import { careNeedLabels } from '@pawmatch/contract/pets/care/care-need-messages';
import { inLanguage } from './platform/language/language.ts';

/*
 * Names of care that the product gives, such as those of the first plans. They are stored in English, from whatever page
 * they come, so that plans, rules and the database know them, and are read in the language of the reader. What somebody
 * calls otherwise is stored and read as it was written.
 */

const listNames = (): string[] =>
  [careKindLabels, careNeedLabels, vaccinationTitles, firstPlanNames, firstPlanSources].flatMap(
    (names) => Object.values<string>(names),
  );

const dictionary = perLanguage(() => {
  const own = listNames();
  const pairs = inLanguage(DEFAULT_LANGUAGE, listNames).map(
    (english, index) => [english, own[index] ?? english] as const,
  );
  return {
    read: new Map(pairs),
    stored: new Map(pairs.map(([english, name]) => [name.toLowerCase(), english])),
  };
});

/** The one name with a number in it, as it is stored. */
const WEIGHT_FELL = /^Look at the weight, which fell by (\d+) %$/;

/** In the language of the reader. */
export function readCareName(stored: string): string {
  const [, percent] = WEIGHT_FELL.exec(stored) ?? [];
  if (percent) return careFindings.weightFell({ percent: Number(percent) });
  return dictionary().read.get(stored) ?? stored;
}

/** As it is stored. @param name in the language of who writes it */
export const storedCareName = (name: string): string =>
  currentLanguage() === DEFAULT_LANGUAGE
    ? name
    : (dictionary().stored.get(name.toLowerCase()) ?? name);
