import type { ShelterSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import {
  type CarePart,
  careParts,
  usableParts,
  withNeededParts,
} from '@pawmatch/contract/staff/care-parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { carePartsMessages as messages } from '../settings-messages.ts';
import { saveCareParts, settingsQuery } from '../shelter-settings-api.ts';

/** Which parts of the care of pets the shelter uses. */
export function CareParts({ settings }: { settings: ShelterSettings }) {
  const queries = useQueryClient();
  // Shown at once: a box that waited for its call would seem to refuse.
  const [chosen, setChosen] = useState<CarePart[]>(settings.care_parts);
  const { mutate, isPending } = useMutation({
    mutationFn: saveCareParts,
    onSuccess: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      adminToast.success(messages.saved);
      return queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onError: () => {
      setChosen(settings.care_parts);
      adminToast.error(messages.saveFailed);
    },
  });
  const choose = (parts: CarePart[]) => {
    setChosen(parts);
    mutate(parts);
  };
  return (
    <TitledCard id="settings-care-parts" title={messages.title} about={messages.about}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {careParts.map((part) => (
          <li key={part}>
            <label className="flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                className="checkbox mt-0.5"
                disabled={isPending}
                checked={chosen.includes(part)}
                onChange={({ target }) =>
                  choose(
                    usableParts(
                      target.checked
                        ? [...chosen, ...withNeededParts(part)]
                        : chosen.filter((each) => each !== part),
                    ),
                  )
                }
                aria-describedby={`care-part-${part}`}
              />
              <span>
                {messages.parts[part].label}
                <span id={`care-part-${part}`} className="block text-sm text-text-muted">
                  {messages.parts[part].hint}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
