import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Step } from './questionnaire-form.ts';

/** Added to the state of the second step's history entry. */
interface StepState {
  step?: Step;
}

interface StepMoves {
  onBack: () => void;
  onForward: () => void;
}

/** The step of the current history entry. */
export const useStepOfEntry = (): Step =>
  (useLocation().state as StepState | null)?.step === 2 ? 2 : 1;

/**
 * Gives the second step its own history entry, so that the browser's back leads to the first step with
 * all answers, and not out of the questionnaire.
 * @returns the handler of the Back button
 */
export function useStepInHistory(step: Step, { onBack, onForward }: StepMoves): () => void {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const stepOfEntry = useStepOfEntry();
  const seen = useRef({ step, key });

  // Without the answers of the first step, its entry is shown instead of the second's.
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
