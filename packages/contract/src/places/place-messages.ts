import { localized } from '../localized.ts';

/** What is wrong with a place, and with pets that move. */
export const placeInputMessages = localized('placeInputMessages', {
  noneFit: 'At least one pet fits.',
  tooManyFit: ({ max }: { max: number }) => `At most ${max} pets fit.`,
  tooManyMoves: ({ max }: { max: number }) => `At most ${max} pets move at once.`,
});
