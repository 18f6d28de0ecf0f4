/** The pet whose dialog led to the sign-up, from the router's state; null when there is none. */
export function readReferredPetId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { origin, petId }: { origin?: unknown; petId?: unknown } = state;
  return origin === 'pet' && typeof petId === 'string' ? petId : null;
}
