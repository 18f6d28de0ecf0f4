import { ARRIVE_EARLY_MINUTES } from '@pawmatch/contract/visits/times/bookable-times';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { expectationMessages as messages } from '../visits-messages.ts';

export function WhatToExpect({ petId }: { petId: string }) {
  const shelter = useShelter(petId);
  const minutes = shelter?.visiting.visit_minutes;
  const expectations = [
    ...(shelter?.is_only === false
      ? [messages.at({ shelter: shelter.name, address: shelter.address })]
      : []),
    messages.arriveEarly({ minutes: ARRIVE_EARLY_MINUTES }),
    messages.bringId,
    // Only known with the shelter's settings.
    ...(minutes === undefined ? [] : [messages.duration({ minutes })]),
  ];
  return (
    <section className="rounded-xl bg-action-soft p-4">
      <h3 className="text-lg">{messages.title}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {expectations.map((expectation) => (
          <li key={expectation} className="flex gap-2">
            <CheckIcon className="mt-0.5 size-4 text-action" />
            {expectation}
          </li>
        ))}
      </ul>
    </section>
  );
}
