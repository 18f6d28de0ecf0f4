import { inThousands } from '../../../lib/text/in-thousands.ts';

/** Texts of the filters by place, when there are several shelters. */
export const placeFilterMessages = {
  title: 'Where they live',
  zip: 'ZIP code',
  zipHint: 'Distances count from here. They are not shown for a ZIP code that we do not know.',
  within: 'Within',
  anyDistance: 'Any distance',
  miles: (miles: string) => `${miles} miles`,
  unknown: 'Shelters whose place is not known stay in the list, at its end by distance.',
  shelter: 'Shelter',
  anyShelter: 'All shelters',
  counted: (name: string, count: number) => `${name} (${inThousands(count)})`,
} as const;
