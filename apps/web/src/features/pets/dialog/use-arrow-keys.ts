import type { Pet } from '@pawmatch/contract/pets/pet';
import { useEffectEvent, useLayoutEffect } from 'react';
import { stepOfArrow } from '../../../lib/reading-direction.ts';

interface Neighbours {
  previous: Pet | undefined;
  next: Pet | undefined;
  /** From 1; null for a pet that is not in the list. */
  position: number | null;
}

/** The previous and next pet in the list, which does not wrap around. */
export function neighboursOf(petId: string, pets: readonly Pet[]): Neighbours {
  const index = pets.findIndex((pet) => pet.id === petId);
  if (index === -1) return { previous: undefined, next: undefined, position: null };
  return { previous: pets[index - 1], next: pets[index + 1], position: index + 1 };
}

/** In these elements the arrow keys move the caret or the selection. */
const FIELDS = 'input, select, textarea, [contenteditable="true"]';

/**
 * Calls back for the left and right arrow keys, wherever the focus is.
 * @param isActive false where the keys mean something else
 */
export function useArrowKeys(
  isActive: boolean,
  onStep: (direction: 'previous' | 'next') => void,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (hasModifier || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    const step = stepOfArrow(event.key);
    if (step !== 0) onStep(step > 0 ? 'next' : 'previous');
  });

  // A layout effect, like that of the dialog: a modal dialog must already listen.
  useLayoutEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive]);
}
