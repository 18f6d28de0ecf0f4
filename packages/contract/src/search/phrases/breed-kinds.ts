import type { SearchTable } from '../search-language.ts';

const dogBreeds = `airedale, akita, aussie, basset, beagle, bichon, bloodhound, boxer, bulldog, cavachon, cavapoo, chi, chihuahua, chiweenie, cocker, cockapoo, collie, coonhound, corgi,
  dachshund, dalmatian, dane, doberman, doodle, doxie, frenchie, golden, goldendoodle, greyhound, gsd, havanese, heeler, hound, husky, kelpie, lab, labradoodle, labrador, malamute,
  malinois, maltese, maltipoo, mastiff, newfoundland, newfie, papillon, pekingese, pinscher, pit, pitbull, pittie, pomeranian, pom, poodle, pug, puggle, retriever, ridgeback, rottie,
  rottweiler, russell, samoyed, schnauzer, sheltie, shepherd, shiba, shihtzu, spaniel, staffie, terrier, tzu, vizsla, weimaraner, westie, whippet, yorkie`;
const catBreeds =
  'bengal, calico, coon, persian, ragdoll, shorthair, siamese, sphynx, tabby, tortie, tuxedo';

const withPlurals = (words: string): string =>
  words
    .split(',')
    .map((word) => word.trim())
    .flatMap((word) => [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`])
    .join(', ');

/** Breeds by which people call their own pets, in both languages: "good with my lab". Wanted ones stay text. */
export const breedKinds: SearchTable = [
  ['breed', withPlurals(dogBreeds), { good_with: ['dogs'] }],
  ['breed', withPlurals(catBreeds), { good_with: ['cats'] }],
];
