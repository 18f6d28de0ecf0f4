/** Where a pet that came with the page is kept; in a file of its own, so that the rest need not come. */
export const petKey = (petId: string) => ['pets', 'one', petId] as const;
export const similarPetsKey = (petId: string) => ['pets', 'like', petId] as const;
