import { LANGUAGES } from '@pawmatch/contract/languages';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { describeOpeningHours } from '@pawmatch/contract/visits/times/describe-opening-hours';
import { inLanguage } from '../../platform/language/language.ts';

/**
 * The opening hours for who reads them: the sentence that the settings make of the week is in their language, and what
 * somebody wrote instead stays as it was written.
 */
export function readHours({ hours, visiting }: Pick<Shelter, 'hours' | 'visiting'>): string | null {
  if (hours === null) return null;
  const isOfWeek = LANGUAGES.some(
    (language) => inLanguage(language, () => describeOpeningHours(visiting)) === hours,
  );
  return isOfWeek ? describeOpeningHours(visiting) : hours;
}
