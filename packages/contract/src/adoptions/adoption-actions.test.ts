import { describe, expect, it } from 'vitest';
import {
  adoptionSteps,
  allowedAdoptionActions,
  holdingAdoptionStages,
  isOpenAdoption,
} from './adoption-actions.ts';
import { adoptionStages } from './adoption-values.ts';

describe('adoptionSteps', () => {
  it('B9.04 lead from an open adoption to its end, and back from a mistake', () => {
    expect(allowedAdoptionActions('staff', 'asked')).toEqual([
      'check',
      'approve',
      'complete',
      'decline',
      'withdraw',
      'edit',
    ]);
    expect(allowedAdoptionActions('staff', 'adopted')).toEqual(['undo', 'return', 'edit']);
    expect(allowedAdoptionActions('staff', 'returned')).toEqual(['edit']);
  });

  it('B9.04 let an adopter withdraw as long as it is open, and do nothing else', () => {
    for (const stage of adoptionStages) {
      expect(allowedAdoptionActions('adopter', stage)).toEqual(
        isOpenAdoption(stage) ? ['withdraw'] : [],
      );
    }
  });

  it('B9.04 reserve a pet only by approval, by a trial or by completion', () => {
    const holding = Object.values(adoptionSteps.staff)
      .filter(({ to }) => to && (holdingAdoptionStages as readonly string[]).includes(to))
      .map(({ to }) => to);
    expect(new Set(holding)).toEqual(new Set(['approved', 'on_trial', 'adopted']));
  });
});
