import type { Dependencies } from '../../dependencies.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Queries } from '../../platform/database.ts';

export type CommitPetChange = ReturnType<typeof createCommitPetChange>;

/**
 * Runs changes of pets in a transaction of their actor, and publishes them before the caller is answered.
 * A failed commit is published as well, because its outcome may be unknown.
 */
export function createCommitPetChange({
  database,
  petChanges,
}: Pick<Dependencies, 'database' | 'petChanges'>) {
  return async <T>(actor: Actor, work: (transaction: Queries) => Promise<T>): Promise<T> => {
    try {
      return await database.transactionAs(actor, work);
    } finally {
      petChanges.publish();
    }
  };
}
