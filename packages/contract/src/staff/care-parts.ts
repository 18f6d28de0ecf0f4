/** Parts of the care of pets, each of which a shelter uses or not (B11); none at first. */
export const careParts = ['places', 'care', 'tasks'] as const;
export type CarePart = (typeof careParts)[number];
