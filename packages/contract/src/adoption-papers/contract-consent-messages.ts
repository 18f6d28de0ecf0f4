import { localized } from '../localized.ts';

/** What an adopter agrees to; stored with each signature as the adopter has read it. */
export const contractConsent = localized('contractConsent', {
  /** Beside the typed name. */
  typed: 'I have read this contract and agree to it. My typed name is my signature.',
  /** The signature is on the photo. */
  paper: 'Signed by hand on paper.',
});
