import type { ApiError } from '../errors/api-error.ts';

type AskForProof = (error: ApiError) => Promise<void>;

let ask: AskForProof | undefined;

/** Sets how people are asked again who they are; it rejects when they do not answer. */
export function onProofRequired(listener: AskForProof): void {
  ask = listener;
}

/** Sends a call, and once more after a proof when the server wants one. */
export async function sendWithProof<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if ((error as ApiError).code !== 'PROOF_REQUIRED' || !ask) throw error;
    await ask(error as ApiError);
    return send();
  }
}
