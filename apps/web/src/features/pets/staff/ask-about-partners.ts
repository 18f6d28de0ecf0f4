import type { Pet } from '@pawmatch/contract/pets/pet';

/**
 * Asks about the other pets of bonded pairs, and who adopted a single pet. Nothing waits for the answer: without one, or when the question does not
 * load, only these pets are adopted.
 * @param changed pets whose status has just been changed
 */
export function askAboutPartners(changed: readonly Pet[]): void {
  const adopted = changed.filter(({ status }) => status === 'Adopted');
  const [single, ...more] = adopted;
  if (single && more.length === 0) {
    import('../../adoptions/staff/AdoptionLinks.tsx')
      .then(({ askWhoAdopted }) => askWhoAdopted(single))
      .catch(() => undefined);
  }
  const pairs = adopted.flatMap((pet) => {
    const { bonded_with: other } = pet;
    const isOpen = other?.status !== 'Adopted' && adopted.every(({ id }) => id !== other?.id);
    return other && isOpen ? [{ pet, other }] : [];
  });
  if (pairs.length === 0) return;
  import('./PairQuestion.tsx').then(
    ({ askAboutPartner }) => pairs.forEach(askAboutPartner),
    () => undefined,
  );
}
