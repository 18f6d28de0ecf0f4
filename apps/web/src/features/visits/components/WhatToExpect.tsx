import { ARRIVE_EARLY_MINUTES, VISIT_MINUTES } from '@pawmatch/contract/visits/visit-slots';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';

const EXPECTATIONS = [
  `Please arrive ${ARRIVE_EARLY_MINUTES} minutes early`,
  'Bring a valid ID',
  `The visit takes about ${VISIT_MINUTES} minutes`,
];

/** R2.41 */
export function WhatToExpect() {
  return (
    <section className="rounded-xl bg-action-soft p-4">
      <h3 className="text-lg">What to expect</h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {EXPECTATIONS.map((expectation) => (
          <li key={expectation} className="flex gap-2">
            <CheckIcon className="mt-0.5 size-4 text-action" />
            {expectation}
          </li>
        ))}
      </ul>
    </section>
  );
}
