import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Step } from './questionnaire-form.ts';

/** Kept with the history entry of the second step, beside what was there. */
interface StepState {
  step?: Step;
}

interface StepMoves {
  onBack: () => void;
  onForward: () => void;
}

/** The step that the entry of the history is for. */
export const useStepOfEntry = (): Step =>
  (useLocation().state as StepState | null)?.step === 2 ? 2 : 1;

/**
 * Gives the second step an entry of its own in the history: the browser's back, a gesture on phones,
 * leads to the first one with all its answers, and not out of the questionnaire.
 * @returns what a button does that leads back
 */
export function useStepInHistory(step: Step, { onBack, onForward }: StepMoves): () => void {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const stepOfEntry = useStepOfEntry();
  const seen = useRef({ step, key });

  // Who comes back to the second step without the answers of the first one is on the first; there
  // is an entry for it just before.
  const startsBehind = useRef(step === 1 && stepOfEntry === 2);
  useEffect(() => {
    if (startsBehind.current) void navigate(-1);
    startsBehind.current = false;
  }, [navigate]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { step, key };
    if (before.step !== step) {
      if (step === 2 && stepOfEntry === 1) {
        void navigate(pathname + search, { state: { ...state, step: 2 } satisfies StepState });
      }
    } else if (before.key !== key && stepOfEntry !== step) {
      if (stepOfEntry === 1) onBack();
      else onForward();
    }
  });

  return () => {
    onBack();
    if (stepOfEntry === 2) void navigate(-1);
  };
}
