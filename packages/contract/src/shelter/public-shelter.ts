/** Pets on the page of a shelter, which leads to the list of all. */
export const SHELTER_PAGE_PETS = 12;

/** The address of the list of a shelter's pets. */
export const petsOfShelterPath = (slug: string) => `/pets?shelter=${slug}`;

export const shelterPath = (slug: string) => `/shelters/${slug}`;
