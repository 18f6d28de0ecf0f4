/** What a browser says of itself, as far as it can be told. */
export interface Device {
  browser: string | null;
  platform: string | null;
}

/** Such as "Firefox on Windows"; for lists of sessions and for letters. */
export function deviceLabel({ browser, platform }: Device): string {
  if (browser && platform) return `${browser} on ${platform}`;
  return browser ?? platform ?? 'Unknown device';
}
