import * as z from 'zod/mini';

/** R3.30; any may follow any other (R4.12). */
export const PetStatus = z.enum(['Available', 'Pending', 'Adopted']);
export type PetStatus = z.infer<typeof PetStatus>;

function findPetStatus(status: unknown): PetStatus | undefined {
  const wanted = typeof status === 'string' ? status.trim().toLowerCase() : '';
  return PetStatus.options.find((known) => known.toLowerCase() === wanted);
}

/** R4.12, D16: matched without regard to case; anything else becomes Available. */
export function readPetStatus(status: unknown): PetStatus {
  return findPetStatus(status) ?? 'Available';
}

/** {@link readPetStatus} as a schema for bodies. */
export const PetStatusInput = z.pipe(
  z.nullable(z.string()),
  z.transform((status: string | null) => readPetStatus(status)),
);

/** In a query: matched without regard to case; empty means any; an unknown status is refused. */
export const PetStatusFilter = z.pipe(
  z.pipe(
    z.string(),
    z.transform((status: string) =>
      status.trim() === '' ? undefined : (findPetStatus(status) ?? 'unknown'),
    ),
  ),
  z.optional(PetStatus),
);
