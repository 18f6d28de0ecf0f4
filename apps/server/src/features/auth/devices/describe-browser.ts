import type { Device } from '@pawmatch/contract/users/device-label';
import Bowser from 'bowser';

/** Real headers are shorter; the rest is ignored. */
const MAX_LENGTH = 400;

const nameOrNull = (name: string | undefined) => name?.slice(0, 40) || null;

/** The names of browser and system without versions; null where the header does not name them. */
export function describeBrowser(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, platform: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  return { browser: nameOrNull(browser.name), platform: nameOrNull(os.name) };
}
