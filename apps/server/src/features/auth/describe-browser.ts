import type { Device } from '@pawmatch/contract/users/device-label';
import Bowser from 'bowser';

/** Real ones are shorter; whatever comes after that is not looked at. */
const MAX_LENGTH = 400;

const known = (name: string | undefined) => name?.slice(0, 40) || null;

/** Browser and system in plain words, without versions; null where the header does not tell. */
export function describeBrowser(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, platform: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  return { browser: known(browser.name), platform: known(os.name) };
}
