/** Parts of the care of pets, each of which a shelter uses or not (B11); none at first. */
export const careParts = ['places', 'care', 'fosters', 'tasks'] as const;
export type CarePart = (typeof careParts)[number];

/** Foster homes are places, so who uses them uses places, too. */
const neededParts: Partial<Record<CarePart, CarePart>> = { fosters: 'places' };

/** The parts that are in use after a choice, in their order: those without what they need are not. */
export const usableParts = (chosen: readonly CarePart[]): CarePart[] =>
  careParts.filter((part) => {
    const needed = neededParts[part];
    return chosen.includes(part) && (needed === undefined || chosen.includes(needed));
  });

/** What is chosen together with a part. */
export const withNeededParts = (part: CarePart): CarePart[] => [neededParts[part] ?? part, part];
