type Named = { name: string } | null | undefined;

/** B1.14: the names of the pets of a visit, such as "Luna and Milo"; empty after its pet was deleted. */
export const petNames = (pet: Named, bondedPet: Named): string =>
  [pet, bondedPet].flatMap((it) => it?.name ?? []).join(' and ');
