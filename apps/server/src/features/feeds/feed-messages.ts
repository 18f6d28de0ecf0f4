import { localized } from '@pawmatch/contract/localized';

type OfSite = { site: string };

/** To managers, about a feed that does not go on by itself. */
export const feedMailMessages = localized('feedMailMessages', {
  held: {
    subject: ({ site }: OfSite) => `The feed for ${site} waits for you`,
    text: ({ site, before, now }: OfSite & { before: number; now: number }) =>
      `${site} had ${before} of your pets, and would now get ${now}. In case that is a mistake, nothing was sent. Please look at it, and let it go if it is right.`,
  },
  failed: {
    subject: ({ site }: OfSite) => `The feed for ${site} does not arrive`,
    text: ({ site }: OfSite) => `${site} does not get your pets at the moment. This is why:`,
  },
  feeds: 'Feeds',
});

/** Why a file did not arrive at the server of a feed. */
export const deliveryMessages = localized('deliveryMessages', {
  ended: 'The server has ended the connection.',
  unreachable: ({ words }: { words: string }) =>
    `The server cannot be reached. Please compare its name and port with what the site has told you. (${words})`,
  noKey: 'The server has shown no key.',
  unreadableKey: 'The private key cannot be read. It must be one without a passphrase.',
  incomplete: ({ size, all }: { size: number; all: number }) =>
    `The server has ${size} of ${all} bytes of the file.`,
  notStored: ({ words }: { words: string }) =>
    `The server could not store the file. Its disk may be full, so please ask the site. (${words})`,
  unknownHost: ({ host }: { host: string }) =>
    `There is no server with the name ${host}, or it cannot be found now.`,
  privateNetwork: ({ host }: { host: string }) =>
    `${host} is in a private network. Feeds are delivered to public servers only.`,
  otherKey: ({ seen, confirmed }: { seen: string; confirmed: string }) =>
    `The server shows another key (${seen}) than the one that was confirmed (${confirmed}). Nothing was sent.`,
  keyNotConfirmed: ({ seen }: { seen: string }) =>
    `Nobody has confirmed the key of the server (${seen}) yet. Nothing was sent.`,
  loginRefused: ({ words }: { words: string }) =>
    `The server does not accept the user name and password or key: ${words}`,
  secretMissing:
    'The password or key of the server is missing, or was encrypted with another SESSION_SECRET.',
  tooSlow: 'The server took longer than four minutes.',
});
