import { tradeLetters as letters } from '@pawmatch/contract/feeds/feed-values';
import { FileError } from '../file/file-error.ts';
import type { Table } from '../file/read-table.ts';
import { layoutLabels } from '../import-messages.ts';
import { negateFlag } from './flag.ts';
import { type Cells, type Layout, same } from './layout.ts';
import { ownList } from './own-list.ts';
import { shelterluv } from './shelterluv.ts';

/** Petfinder's listings as its API has them. */
export const petfinderListings: Layout = {
  format: 'petfinder',
  get label() {
    return layoutLabels.petfinder;
  },
  source: 'petfinder',
  required: ['id', 'species', 'breed_primary', 'age', 'sex', 'size', 'name', 'status'],
  columns: same(
    ...['id', 'name', 'species', 'breed_primary', 'breed_secondary', 'breed_mixed', 'age', 'sex'],
    ...['size', 'coat', 'house_trained', 'special_needs', 'env_children', 'env_dogs', 'env_cats'],
    ...['photo', 'status', 'posted', 'description'],
  ),
  // The third status, "found", is a lost pet that waits for its owner, so it is refused.
  statuses: { adoptable: 'Available', adopted: 'Adopted' },
  isTruncating: true,
  lacksPending: true,
};

/** Source: `src/asm3/publishers/petfinder.py` of https://github.com/sheltermanager/asm3, after Petfinder's import documents. */
const petfinderUpload: Layout = {
  format: 'petfinder',
  get label() {
    return layoutLabels['petfinder-upload'];
  },
  // The ids are the shelter's own, not those of Petfinder's listings.
  source: 'petfinder-upload',
  required: ['id', 'animalname', 'primarybreed', 'sex', 'size', 'age', 'type', 'status'],
  columns: {
    ...same('id', 'age', 'sex', 'size', 'status'),
    name: 'animalname',
    species: 'type',
    breed_primary: 'primarybreed',
    breed_secondary: 'secondarybreed',
    breed_mixed: 'mix',
    coat: 'coat_length',
    house_trained: 'housetrained',
    special_needs: 'specialneeds',
    env_children: 'nokids',
    env_dogs: 'nodogs',
    env_cats: 'nocats',
    photo: ['photo1', 'photo2', 'photo3', 'photo4', 'photo5', 'photo6'],
    posted: 'arrival_date',
    born: 'birth_date',
    color: 'primarycolor',
    description: 'desc',
  },
  convert: ({ nokids = '', nodogs = '', nocats = '' }) => ({
    env_children: negateFlag(nokids),
    env_dogs: negateFlag(nodogs),
    env_cats: negateFlag(nocats),
  }),
  // H is on hold and F was found: both wait for somebody.
  statuses: { a: 'Available', p: 'Pending', x: 'Adopted' },
  words: letters,
};

/** Source: `src/asm3/publishers/adoptapet.py` of https://github.com/sheltermanager/asm3. */
const adoptapet: Layout = {
  format: 'adoptapet',
  get label() {
    return layoutLabels.adoptapet;
  },
  source: 'adoptapet',
  required: ['id', 'animal', 'breed', 'age', 'name', 'size', 'sex', 'status'],
  columns: {
    ...same('id', 'name', 'age', 'sex', 'size', 'status', 'color', 'description'),
    species: 'animal',
    breed_primary: 'breed',
    breed_secondary: 'breed2',
    breed_mixed: 'purebred',
    coat: 'hairlength',
    house_trained: 'housetrained',
    special_needs: 'specialneeds',
    env_children: 'goodwkids',
    env_dogs: 'goodwdogs',
    env_cats: 'goodwcats',
  },
  convert: ({ purebred = '' }) => ({ breed_mixed: negateFlag(purebred) }),
  statuses: { available: 'Available', adopted: 'Adopted' },
  words: letters,
  lacksPending: true,
};

const rescueGroupsStatuses = {
  available: 'Available',
  pending: 'Pending',
  'adoption pending': 'Pending',
  adopted: 'Adopted',
} as const;

/** Source: `src/asm3/publishers/rescuegroups.py` of https://github.com/sheltermanager/asm3. */
const rescueGroupsUpload: Layout = {
  format: 'rescuegroups',
  get label() {
    return layoutLabels['rescuegroups-upload'];
  },
  // Its animalID is that of the program which sends the file, not that of RescueGroups.
  source: 'rescuegroups-upload',
  required: ['animalid', 'name', 'species', 'primarybreed', 'sex', 'age', 'size', 'status'],
  columns: {
    ...same('name', 'species', 'age', 'sex', 'size', 'status', 'color', 'description'),
    id: 'animalid',
    breed_primary: ['primarybreed', 'breed'],
    breed_secondary: 'secondarybreed',
    breed_mixed: 'mixed',
    coat: 'coatlength',
    house_trained: 'housetrained',
    special_needs: 'specialneeds',
    env_children: 'kids',
    env_dogs: 'dogs',
    env_cats: 'cats',
    photo: ['pic1', 'pic2', 'pic3', 'pic4'],
  },
  statuses: rescueGroupsStatuses,
  words: letters,
};

/** Source: the fields of animals that RescueGroups' API version 2 defines (`objectAction: define`). */
const rescueGroupsExport: Layout = {
  format: 'rescuegroups',
  get label() {
    return layoutLabels.rescuegroups;
  },
  source: 'rescuegroups',
  required: ['animalid', 'animalname', 'animalspecies', 'animalsex', 'animalstatus'],
  columns: {
    id: 'animalid',
    name: 'animalname',
    species: 'animalspecies',
    breed_primary: ['animalprimarybreed', 'animalbreed'],
    breed_secondary: 'animalsecondarybreed',
    breed_mixed: 'animalmixedbreed',
    age: 'animalgeneralage',
    born: 'animalbirthdate',
    sex: 'animalsex',
    size: 'animalgeneralsizepotential',
    coat: 'animalcoatlength',
    house_trained: 'animalhousetrained',
    special_needs: 'animalspecialneeds',
    env_children: 'animalokwithkids',
    env_dogs: 'animalokwithdogs',
    env_cats: 'animalokwithcats',
    photo: 'animalpictures',
    status: 'animalstatus',
    posted: 'animalavailabledate',
    color: 'animalcolor',
    microchip: 'animalmicrochipnumber',
    description: ['animaldescriptionplain', 'animaldescription'],
  },
  statuses: rescueGroupsStatuses,
  words: { ...letters, size: { ...letters.size, 'x-large': 'ExtraLarge' } },
};

/** Source: "CSV file import fields" in the manual of https://github.com/sheltermanager/asm3. */
const asm3: Layout = {
  format: 'asm3',
  get label() {
    return layoutLabels.asm3;
  },
  source: 'asm3',
  required: ['animalcode', 'animalname', 'animalsex', 'animalspecies', 'animalbreed1'],
  columns: {
    id: 'animalcode',
    name: 'animalname',
    species: 'animalspecies',
    breed_primary: 'animalbreed1',
    breed_secondary: 'animalbreed2',
    born: 'animaldob',
    sex: 'animalsex',
    size: 'animalsize',
    coat: 'animalcoattype',
    house_trained: 'animalhousetrained',
    special_needs: 'animalhasspecialneeds',
    env_children: 'animalgoodwithkids',
    env_dogs: 'animalgoodwithdogs',
    env_cats: 'animalgoodwithcats',
    photo: 'animalimage',
    status: 'animalnotforadoption',
    posted: 'animalentrydate',
    color: 'animalcolor',
    microchip: 'animalmicrochip',
    description: 'animaldescription',
    internal_notes: 'animalhiddendetails',
  },
  convert: (cells) => ({
    status: asm3Status(cells),
    house_trained: asm3Answer(cells.animalhousetrained),
    env_children: asm3Answer(cells.animalgoodwithkids),
    env_dogs: asm3Answer(cells.animalgoodwithdogs),
    env_cats: asm3Answer(cells.animalgoodwithcats),
  }),
  statuses: { available: 'Available', reserved: 'Pending', adopted: 'Adopted' },
  words: {
    ...letters,
    size: {
      ...letters.size,
      ...{ 'very large': 'ExtraLarge', 0: 'ExtraLarge', 1: 'Large', 2: 'Medium', 3: 'Small' },
    },
  },
};

const ASM3_ANSWERS = new Map([
  ['0', 'yes'],
  ['1', 'no'],
  ['2', 'unknown'],
]);

/** A word, or its code, in which 0 is yes: `gkynu` of ASM3's `csvimport.py`. */
const asm3Answer = (cell = ''): string => ASM3_ANSWERS.get(cell) ?? cell;

/** Types of movement: 0 is a reservation, 1 an adoption, 2 a foster home; an adoption is what a date without a type means. */
function asm3Status(cells: Cells): string {
  if (cells.animaldeceaseddate) return 'deceased';
  if (/^(y|1|true)/i.test(cells.animalnonshelter ?? '')) return 'not the shelter’s';
  const isMoved = cells.movementdate && !cells.movementreturndate;
  const movement = (cells.movementtype || '1').toLowerCase();
  if (isMoved && /^(1|adoption)/.test(movement)) return 'adopted';
  if (isMoved && !/^(0|2|reserv|foster)/.test(movement)) return `moved (${movement})`;
  if (/^(y|1|true)/i.test(cells.animalnotforadoption ?? '')) return 'not for adoption';
  return isMoved && /^(0|reserv)/.test(movement) ? 'reserved' : 'available';
}

/** A layout is named by its source. */
export const layouts: readonly Layout[] = [
  ...[petfinderListings, petfinderUpload, adoptapet, rescueGroupsUpload, rescueGroupsExport],
  ...[asm3, shelterluv, ownList],
];

export const formatNames = [...new Set(layouts.map(({ format }) => format))];

const missingOf = ({ required }: Layout, header: readonly string[]) =>
  required.filter((name) => !header.includes(name));

/** The layouts whose columns a header has, the most likely first. */
export const layoutsThatFit = (header: readonly string[]): Layout[] =>
  layouts.filter((layout) => missingOf(layout, header).length === 0);

/**
 * Recognizes a table by its columns.
 * @param format only layouts of this one
 * @throws FileError when it has no columns that we know
 */
export function recognizeLayout({ file, header }: Table, format?: string): Layout {
  const candidates = layouts.filter((layout) => !format || layout.format === format);
  const found = candidates.find((layout) => missingOf(layout, header).length === 0);
  if (found) return found;
  const lacking = (layout: Layout) => missingOf(layout, header).length;
  const [nearest] = candidates.toSorted((a, b) => lacking(a) - lacking(b));
  if (!nearest) throw new FileError(`There is no format "${format}".`);
  const missing = missingOf(nearest, header);
  // Of the command line alone; a page asks what the columns are.
  throw new FileError(
    `${file.name} is nearest to ${nearest.label}, but lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`,
  );
}
