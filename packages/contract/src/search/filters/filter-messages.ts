import { localized } from '../../localized.ts';

/** The labels of filters and of their choices, except those of facts about pets. */
export const filterMessages = localized('filterMessages', {
  training: 'Training',
  goodWith: 'Good with',
  companions: {
    children: { choice: 'Children', chip: 'Good with children' },
    dogs: { choice: 'Dogs', chip: 'Good with dogs' },
    cats: { choice: 'Cats', chip: 'Good with cats' },
  },
  babyOfAnySpecies: 'Puppy or kitten',
  /** A choice that says nothing without the name of its fact, such as "Children: Any age". */
  named: ({ fact, choice }: { fact: string; choice: string }) => `${fact}: ${choice}`,
  words: ({ words }: { words: string }) => `“${words}”`,
  distance: ({ miles, zip }: { miles: string; zip: string }) => `Within ${miles} miles of ${zip}`,
  shelter: ({ name }: { name: string }) => `Shelter: ${name}`,
});
