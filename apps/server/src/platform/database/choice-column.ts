import { text } from 'drizzle-orm/pg-core';

/** A text column that holds one of a contract's choices; a CHECK in the migration says the same. */
export function choice<const T extends string>(name: string, options: readonly T[]) {
  return text(name, { enum: [...options] as [T, ...T[]] });
}
