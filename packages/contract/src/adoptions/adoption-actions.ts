import {
  type AdoptionAction,
  type AdoptionStage,
  adoptionActions,
  adoptionStages,
} from './adoption-values.ts';

/** Who changes an adoption: its adopter, staff, or the application itself, for example when a pet leaves. */
export type AdoptionActor = 'adopter' | 'staff' | 'system';

/** The stages of an adoption that is not decided, or not finished. */
export const openAdoptionStages = [
  'asked',
  'checking',
  'approved',
  'on_trial',
] as const satisfies AdoptionStage[];

/** In these stages nobody else can get the pets; the same is in `0171_adoptions.sql`. */
export const holdingAdoptionStages = [
  'approved',
  'on_trial',
  'adopted',
] as const satisfies AdoptionStage[];

export const isOpenAdoption = (stage: AdoptionStage): boolean =>
  (openAdoptionStages as readonly AdoptionStage[]).includes(stage);

export const isHoldingAdoption = (stage: AdoptionStage): boolean =>
  (holdingAdoptionStages as readonly AdoptionStage[]).includes(stage);

interface AdoptionStep {
  /** The stages in which the action is possible. */
  from: readonly AdoptionStage[];
  /** Null where the stage stays, and for `undo`, which leads back to the stage before. */
  to: AdoptionStage | null;
}

/**
 * Who may do what with an adoption, in which stage, and where it leads. An action that is not listed is not allowed.
 * A walk-in is adopted in one step.
 */
export const adoptionSteps: Readonly<
  Record<AdoptionActor, Readonly<Partial<Record<AdoptionAction, AdoptionStep>>>>
> = {
  adopter: {
    withdraw: { from: openAdoptionStages, to: 'withdrawn' },
  },
  staff: {
    check: { from: ['asked'], to: 'checking' },
    approve: { from: ['asked', 'checking'], to: 'approved' },
    start_trial: { from: ['approved'], to: 'on_trial' },
    complete: { from: openAdoptionStages, to: 'adopted' },
    decline: { from: openAdoptionStages, to: 'declined' },
    withdraw: { from: openAdoptionStages, to: 'withdrawn' },
    reopen: { from: ['declined', 'withdrawn'], to: 'checking' },
    undo: { from: ['adopted'], to: null },
    return: { from: ['on_trial', 'adopted'], to: 'returned' },
    edit: { from: adoptionStages, to: null },
  },
  system: {
    decline: { from: openAdoptionStages, to: 'declined' },
    withdraw: { from: openAdoptionStages, to: 'withdrawn' },
    complete: { from: openAdoptionStages, to: 'adopted' },
    undo: { from: ['adopted'], to: null },
    return: { from: ['adopted'], to: 'returned' },
  },
};

/** Whether {@link adoptionSteps} allow an action in a stage. */
export const isAdoptionActionAllowed = (
  actor: AdoptionActor,
  action: AdoptionAction,
  stage: AdoptionStage,
): boolean => adoptionSteps[actor][action]?.from.includes(stage) ?? false;

/** The actions that {@link adoptionSteps} allow in a stage. */
export const allowedAdoptionActions = (
  actor: AdoptionActor,
  stage: AdoptionStage,
): AdoptionAction[] =>
  adoptionActions.filter((action) => isAdoptionActionAllowed(actor, action, stage));
