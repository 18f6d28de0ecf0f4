/*
 * Plain values about fosters, so that pages can use them without loading the schemas.
 */

/** What people take in at home. */
export const fosterKinds = ['puppies', 'dogs', 'kittens', 'cats'] as const;
export type FosterKind = (typeof fosterKinds)[number];
