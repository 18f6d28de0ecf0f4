import { localized } from '../localized.ts';

/** What is wrong with where a feed is delivered. */
export const feedInputMessages = localized('feedInputMessages', {
  upwards: 'A folder must not lead upwards with "..".',
  server: 'A server is a name such as ftp.example.org.',
  slashes: 'A file name has no slashes.',
  key: 'This is no key.',
});
