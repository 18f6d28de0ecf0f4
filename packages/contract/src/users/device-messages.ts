import { localized } from '../localized.ts';

export const deviceMessages = localized('deviceMessages', {
  browserOn: ({ browser, platform }: { browser: string; platform: string }) =>
    `${browser} on ${platform}`,
  unknown: 'Unknown device',
});
