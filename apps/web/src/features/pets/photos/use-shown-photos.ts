import type { Pet } from '@pawmatch/contract/pets/pet';
import { useState } from 'react';

/** Positions of the photos of a pet, without those that did not load; the first one when none did. */
export function useShownPhotos({ photos }: Pick<Pet, 'photos'>) {
  const [failed, setFailed] = useState<readonly number[]>([]);
  const shown = photos.flatMap((_, position) => (failed.includes(position) ? [] : [position]));
  return {
    positions: shown.length > 0 ? shown : [0],
    leaveOut: (position: number) => setFailed((before) => [...before, position]),
  };
}
