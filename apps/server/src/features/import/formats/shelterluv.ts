import { layoutLabels } from '../import-messages.ts';
import type { Cells, Layout } from './layout.ts';

/**
 * Attributes such as "Good with dogs" and "No kids". "No small children" and "Not with cats" count as no: they are there
 * to keep somebody safe.
 */
const companions = {
  env_children: [/^(good|okay|ok) with (kids|children)$/i, /\b(kids|children)\b/i],
  env_dogs: [/^(good|okay|ok) with dogs$/i, /\bdogs\b/i],
  env_cats: [/^(good|okay|ok) with cats$/i, /\bcats\b/i],
} as const;

const NEGATION = /\b(no|not)\b/i;

/**
 * Source: the fields of animals in Shelterluv's API, https://www.shelterluv.com/api/v1/animals. "Healthy In Home" is no
 * adoption for certain: animals that went back to their owners have it, too.
 */
export const shelterluv: Layout = {
  format: 'shelterluv',
  get label() {
    return layoutLabels.shelterluv;
  },
  source: 'shelterluv',
  required: ['id', 'internal-id', 'name', 'type', 'sex', 'status', 'size', 'breed'],
  columns: {
    id: 'id',
    name: 'name',
    species: 'type',
    breed_primary: 'breed',
    born: 'dobunixtime',
    sex: 'sex',
    size: 'size',
    photo: ['coverphoto', 'photos'],
    status: 'status',
    posted: 'lastintakeunixtime',
    color: 'color',
    description: 'description',
    env_children: 'attributes',
    env_dogs: 'attributes',
    env_cats: 'attributes',
    house_trained: 'attributes',
    special_needs: 'attributes',
  },
  convert: convertShelterluv,
  statuses: {
    'available for adoption': 'Available',
    'available for adoption - in foster': 'Available',
    'adoption pending': 'Pending',
    adopted: 'Adopted',
  },
  words: { size: { 'x-large': 'ExtraLarge', 'extra-large': 'ExtraLarge' } },
};

function convertShelterluv(cells: Cells): Cells {
  const { size = '', breed = '', attributes = '' } = cells;
  const [primary = '', secondary = ''] = breed.split(/[/,]/).map((name) => name.trim());
  const isMix = /^mix(ed)?$/i.test(secondary);
  const list = attributes.split(/[,;|]/).map((attribute) => attribute.trim());
  const has = (pattern: RegExp) => list.some((attribute) => pattern.test(attribute));
  const entries = Object.entries(companions).map(([name, [good, words]]) => {
    const isNo = list.some((attribute) => NEGATION.test(attribute) && words.test(attribute));
    return [name, isNo ? 'no' : has(good) ? 'yes' : ''];
  });
  return {
    ...Object.fromEntries(entries),
    // Such as "Medium (20-59)".
    size: size.split('(')[0]?.trim() ?? '',
    breed_primary: primary,
    breed_secondary: isMix ? '' : secondary,
    breed_mixed: isMix ? 'yes' : '',
    house_trained: has(/^(house|litter).?(box.?)?(trained|broken)$/i) ? 'yes' : '',
    special_needs: has(/^special needs$/i) ? 'yes' : '',
    born: fromUnixTime(cells.dobunixtime).split('T')[0] ?? '',
    posted: fromUnixTime(cells.lastintakeunixtime),
  };
}

/** Seconds since 1970 in ISO 8601; another text stays as it is, and is refused as a date. */
const fromUnixTime = (text = ''): string =>
  /^\d{8,10}$/.test(text) ? new Date(Number(text) * 1_000).toISOString() : text;
