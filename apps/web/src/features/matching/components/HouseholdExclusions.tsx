import type { HouseholdExclusion } from '@pawmatch/contract/matching/matching-endpoints';
import { useId } from 'react';
import { changeTexts as texts } from '../matching-messages.ts';

/** No single answer brings more pets: what the household leaves out. */
export function HouseholdExclusions({ exclusions }: { exclusions: readonly HouseholdExclusion[] }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 rounded-xl border border-line bg-accent-soft p-5"
    >
      <h2 id={titleId} className="text-xl">
        {texts.suggestions}
      </h2>
      <p className="mt-2">{texts.noneHelps}</p>
      {exclusions.length > 0 && (
        <>
          <p className="mt-2">{texts.householdExcludes}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-6">
            {exclusions.map(({ cause, pets }) => (
              <li key={cause}>{texts.excludedPets(cause, pets)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
