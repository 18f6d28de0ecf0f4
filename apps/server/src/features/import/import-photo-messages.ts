import { localized } from '@pawmatch/contract/localized';

/** What becomes of photos of an import. */
export const importPhotoMessages = localized('importPhotoMessages', {
  fetched: 'Its photo was fetched.',
  notFetched: ({ reason }: { reason: string }) => `Its photo was not fetched: ${reason}`,
  notTaken: ({ path, reason }: { path: string; reason: string }) =>
    `“${path}” is not taken: ${reason}`,
  added: ({ path }: { path: string }) => `Its photo “${path}” was added.`,
  found: ({ path }: { path: string }) => `Its photo is “${path}”.`,

  /** Each reason ends a sentence. */
  reasons: {
    hasPhotos: 'the pet has photos here, which stay.',
    noAnimal: 'no animal of the file has this id or name.',
    severalAnimals: 'several animals of the file fit its path.',
    notImported: 'its animal is not imported.',
    tooMany: ({ limit }: { limit: number }) => `a pet can have at most ${limit} photos.`,
    petChanged: 'the pet was changed meanwhile.',
    outside: 'its path leads out of the zip file.',
    noPicture: ({ kinds }: { kinds: string }) => `it is no picture (${kinds}).`,
    encrypted: 'it is encrypted.',
    tooLarge: ({ megabytes }: { megabytes: number }) => `it is larger than ${megabytes} MB.`,
    notUnpacked: 'it cannot be unpacked.',
    notHttps: 'its address does not begin with https://.',
    tooSlow: ({ host }: { host: string }) => `${host} took too long.`,
    noAnswer: ({ host, reason }: { host: string; reason: string }) =>
      `${host} did not answer (${reason}).`,
    privateNetwork: ({ host }: { host: string }) => `${host} is in a private network.`,
    redirected: ({ host }: { host: string }) => `${host} sends us to another address.`,
    otherStatus: ({ host, status }: { host: string; status: number }) =>
      `${host} answered with ${status}.`,
    notAPicture: ({ host }: { host: string }) => `what ${host} sends is not a picture.`,
    pictureTooLarge: ({ megabytes }: { megabytes: number }) =>
      `the picture is larger than ${megabytes} MB.`,
  },
});
