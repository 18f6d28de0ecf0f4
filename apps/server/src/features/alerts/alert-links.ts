import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The page that asks whether to end an alert; a POST to the same address ends it (RFC 8058). */
export const STOP_PATH = '/alerts/stop';

/**
 * B1.10: the link in a mail, with which its holder ends one alert. It works as long as there is the alert, and
 * nothing is stored.
 * @param secret SESSION_SECRET
 */
export function createAlertLinks(secret: string) {
  const key = deriveKey(secret, 'alert link');
  const sign = (alertId: string) => createHmac('sha256', key).update(alertId).digest();

  return {
    issue: (alertId: string): string => `${alertId}.${sign(alertId).toString('base64url')}`,

    /** @returns the id of the alert; undefined when the link is forged */
    read(token: string): string | undefined {
      const [id = '', signature = ''] = token.split('.', 2);
      if (!UUID.test(id)) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(id);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? id : undefined;
    },
  };
}
