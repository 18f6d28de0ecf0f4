type Named = { name: string } | null | undefined;

/** B1.14: the names of a pet and the other one of its pair, such as "Luna and Milo"; empty without a pet. */
export const petNames = (pet: Named, bondedPet: Named): string =>
  [pet, bondedPet].flatMap((it) => it?.name ?? []).join(' and ');
