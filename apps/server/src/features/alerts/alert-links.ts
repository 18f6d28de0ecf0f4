import { createSigner } from '../../platform/security/signer.ts';

/** The page that asks whether to end an alert; a POST to the same address ends it (RFC 8058). */
export const STOP_PATH = '/alerts/stop';

/**
 * The link in a mail, with which its holder ends one alert. It works as long as there is the alert, and
 * nothing is stored.
 * @param secret SESSION_SECRET
 */
export function createAlertLinks(secret: string) {
  const signer = createSigner(secret, 'alert link');

  return {
    issue: (alertId: string): string => signer.sign(alertId),

    /** @returns the id of the alert; undefined when the link is forged */
    read: (token: string): string | undefined => signer.verify(token),
  };
}
