import type {
  AdoptionEndReason,
  AdoptionStage,
} from '@pawmatch/contract/adoptions/adoption-values';

/** Why an adoption ended, for its texts; what staff have recorded says the stage. */
export const endKey = <Stage extends AdoptionStage>(
  stage: Stage,
  reason: AdoptionEndReason | null,
): Stage | Exclude<AdoptionEndReason, 'staff'> =>
  reason === null || reason === 'staff' ? stage : reason;
