const NAMES =
  'Acorn Alder Apollo Aspen Basil Biscuit Bramble Brook Clover Cosmo Dill Echo Ember Fern Finch Flint Ginger Hazel Indigo Ivy Juniper Kiwi Lark Lemon Maple Mocha Nutmeg Olive Otter Pepper Pippin Poppy Quince River Rowan Saffron Sage Sorrel Tansy Thistle Timber Willow'.split(
    ' ',
  );

/** Names for pets that have none, each once. @param start any number */
export const proposeNames = (count: number, start: number): string[] =>
  Array.from({ length: count }, (_, index) => NAMES[(start + index) % NAMES.length] ?? '');
