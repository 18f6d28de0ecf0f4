import type {
  FeedDestination,
  FeedProtocol,
  FeedState,
} from '@pawmatch/contract/feeds/feed-values';
import { listInWords } from '../../lib/text/format-text.ts';

const pets = (count: number) => (count === 1 ? '1 pet' : `${count} pets`);

/** The texts of the page of feeds. */
export const feedsMessages = {
  title: 'Feeds',
  about:
    'People also look for pets on Petfinder, Adopt-a-Pet and RescueGroups. A feed keeps your pets there as they are here. It has only what everybody can see on your public pages.',
  loadFailed: 'The feeds could not be loaded.',
  failed: 'That did not work.',

  off: 'Off',
  on: 'On',
  waits: 'Waits for you',
  failing: 'Does not arrive',
  sent: ({ time, count }: { time: string; count: number }) =>
    `${pets(count)} offered there since ${time}.`,
  neverSent: 'The site has not received a file yet.',
  nextSend: ({ time }: { time: string }) => `The next delivery is at ${time}.`,
  failedAt: ({ time }: { time: string }) => `The last delivery failed at ${time}.`,
  heldTitle: 'This feed waits for you',
  held: ({ before, now }: { before: number; now: number }) =>
    `The site has ${pets(before)}, and would now have ${now}. In case that is a mistake, nothing is sent until you let it go.`,
  release: 'Let It Go',
  releasing: 'Letting it go…',
  released: 'The feed goes on.',
  sendNow: 'Deliver Now',
  willSend: 'It is delivered within the next minute.',

  settings: 'Settings',
  isOn: ({ site }: { site: string }) => `Tell ${site} about our pets`,
  account: {
    petfinder: 'Your shelter number at Petfinder',
    adoptapet: 'Your shelter number at Adopt-a-Pet',
    rescuegroups: 'Your organization number at RescueGroups',
  } satisfies Record<FeedDestination, string>,
  how: 'How does the site get it?',
  fetched: 'It fetches the file at a secret address',
  protocols: {
    sftp: 'We deliver it to a server of the site (SFTP)',
    ftps: 'We deliver it to an older server of the site (FTP with TLS)',
  } satisfies Record<FeedProtocol, string>,
  host: 'Server',
  port: 'Port',
  username: 'User name',
  password: 'Password at the site',
  hasKey: 'We log in with a private key instead of a password',
  privateKey: 'Private key',
  secretKept: 'Stored and never shown. Leave it empty to keep it.',
  keyNew: 'It begins with -----BEGIN, and has no passphrase.',
  folder: 'Folder',
  fileName: 'File name',
  every: 'Deliver',
  intervals: {
    '': 'When I say so',
    1: 'Every hour',
    6: 'Every 6 hours',
    12: 'Every 12 hours',
    24: 'Every day',
  },
  store: 'Store These Settings',
  storing: 'Storing…',
  stored: 'The settings are stored.',

  address: 'Secret address',
  addressSince: ({ date }: { date: string }) =>
    `There is an address since ${date}. It was shown once.`,
  noAddress: 'There is no address yet.',
  shownOnce: 'Copy it now and give it to the site: it is not shown again.',
  createAddress: 'Create an Address',
  replaceAddress: 'Replace the Address',
  replaceQuestion: 'Replace the address? The former one ends at once.',
  revokeAddress: 'Revoke the Address',
  revokeQuestion: 'Revoke the address? The site gets nothing from then on.',
  keep: 'Keep It',

  keyTitle: 'Key of the server',
  key: ({ fingerprint }: { fingerprint: string }) => `Confirmed: ${fingerprint}`,
  noKey:
    'Nothing is delivered until you have confirmed the key of the server. A certificate that is valid for its name needs no confirmation.',
  readKey: 'Ask the Server',
  seenKey: ({ fingerprint }: { fingerprint: string }) =>
    `The server shows ${fingerprint}. Compare it with what the site has told you.`,
  changedKey: ({ fingerprint }: { fingerprint: string }) =>
    `The server shows ${fingerprint}, which is not the key that was confirmed. Ask the site before you confirm it: somebody could stand between you.`,
  trustedKey: 'The server shows the key that is trusted.',
  confirmKey: 'It Is the Right Key',

  unknownTitle: 'What the columns mean, and what we do not know',
  unknown: {
    petfinder: [
      'Columns and values are those that Petfinder has asked of other shelter software since August 2019.',
      'No list of colors was found, so colors stay empty. Vaccinations, neutering, declawing and fees are not known here, and stay empty, too.',
      'Petfinder shows NoKids as "home without small children", so it is set for pets that live with older children only.',
    ],
    adoptapet: [
      'Columns and values are those that other shelter software sends; Adopt-a-Pet publishes none.',
      'No column for photos was found. Please add photos there.',
      'The site knows no status between available and adopted, so pets that are pending or on hold are taken out until they are available.',
    ],
    rescuegroups: [
      'Columns are those that other shelter software sends, and values those of the user guide of RescueGroups, read in November 2026.',
      'No source was found for "summary", "pattern" and "courtesy". The guide names other columns for files that shelters make themselves: please ask RescueGroups to read these.',
      'Pets that are not in the file are deleted there.',
    ],
  } satisfies Record<FeedDestination, string[]>,

  petsTitle: 'Pets',
  petsAbout: 'Clear the mark of a site to leave a pet out there. Marks count once the feed is on.',
  petsSearch: 'Name of a pet',
  petsLoadFailed: 'The pets could not be loaded.',
  noPets: 'There is no such pet.',
  sites: ({ names }: { names: readonly string[] }) =>
    names.length === 0 ? 'at no site' : `at ${listInWords(names)}`,
  showMore: ({ count }: { count: number }) => `Show ${count} More`,
  searchForMore: ({ count }: { count: number }) =>
    `These are the first ${count} pets by name. Search for others.`,
  isIn: ({ site }: { site: string }) => site,
  notListed: 'Not listed, so no site gets it',
  lastSent: ({ state, time }: { state: string; time: string }) => `${state}, ${time}`,
  states: {
    available: 'available',
    pending: 'pending',
    held: 'on hold',
    adopted: 'adopted',
    removed: 'removed',
  } satisfies Record<FeedState, string>,
};
