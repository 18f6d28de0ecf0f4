import { deviceMessages } from './device-messages.ts';

/** Browser and operating system from the User-Agent header; null when unknown. */
export interface Device {
  browser: string | null;
  platform: string | null;
}

/** Such as "Firefox on Windows"; for lists of sessions and for mails. */
export function deviceLabel({ browser, platform }: Device): string {
  if (browser && platform) return deviceMessages.browserOn({ browser, platform });
  return browser ?? platform ?? deviceMessages.unknown;
}
