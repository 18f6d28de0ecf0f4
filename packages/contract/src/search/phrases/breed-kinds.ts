import type { SearchTable } from '../search-language.ts';

const dogBreeds = `akita, aussie, beagle, bichon, boxer, bulldog, chihuahua, cocker, collie, corgi, dachshund, dalmatian, dane, doberman,
  doodle, frenchie, golden, goldendoodle, greyhound, gsd, heeler, hound, husky, lab, labradoodle, labrador, malamute, maltese, mastiff,
  mutt, pit, pitbull, pittie, pomeranian, poodle, pug, retriever, rottie, rottweiler, schnauzer, shepherd, shihtzu, spaniel, terrier,
  tzu, yorkie`;
const catBreeds =
  'bengal, calico, coon, persian, ragdoll, shorthair, siamese, sphynx, tabby, tortie';

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
