/** Query keys of data that comes with the page; in a separate file for a small first view. */
export const petKey = (petId: string) => ['pets', 'one', petId] as const;
export const similarPetsKey = (petId: string) => ['pets', 'like', petId] as const;
