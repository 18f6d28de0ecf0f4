import { parseSearchText } from '../parse-search-text.ts';

const shortNames: Readonly<Record<string, string>> = {
  'hair_length=Medium': 'MediumHair',
  'allergy_friendly=true': 'allergy',
  'special_needs=true': 'special',
  'special_needs=false': 'noSpecial',
};

/** The chips of a search as the lists of searches write them. */
export const chipsOf = (search: string): string[] =>
  parseSearchText(search).choices.map(({ name, value }) => shortNames[`${name}=${value}`] ?? value);

export interface CheckedSearch {
  search: string;
  isRight: boolean;
  /** Chips that turn the home into a pet. */
  home: string[];
  /** Chips that say the opposite. */
  opposite: string[];
  got: string;
}

const wordsOf = (text = '') => text.split(' ').filter((word) => word !== '');

/** Compares the chips of a search with a line of the lists. */
export function checkSearch(line: string): CheckedSearch {
  const [search = '', expected = ''] = line.split(/ => ?/);
  const [rest = '', opposite] = expected.split('~');
  const [wanted, home] = rest.split('!');
  const chips = chipsOf(search);
  const words = wordsOf(wanted);
  const optional = words.filter((word) => word.startsWith('?')).map((word) => word.slice(1));
  const needed = words.filter((word) => !word.startsWith('?'));
  const isRight =
    needed.every((chip) => chips.includes(chip)) &&
    chips.every((chip) => needed.includes(chip) || optional.includes(chip));
  const among = (list: string | undefined) => wordsOf(list).filter((chip) => chips.includes(chip));
  return { search, isRight, home: among(home), opposite: among(opposite), got: chips.join(' ') };
}
