import { type EmbedChoice, writeEmbedTag } from '@pawmatch/contract/embed/embed-tag';
import { readPetsAddress, writePetsAddress } from '@pawmatch/contract/search/pets-address';
import { pagePath } from '../../lib/text/language.ts';
import { websiteMessages as messages } from './website-messages.ts';

interface Website {
  origin: string;
  is_only: boolean;
}

/** The tag of a choice, with a link to all pets that fit it. */
export function writeTag({ origin, is_only }: Website, choice: EmbedChoice): string {
  const { rows: _rows, limit: _limit, shelter, ...filters } = choice;
  const asked = { ...filters, ...(!is_only && shelter && { shelter }) };
  const page = writePetsAddress(readPetsAddress(new URLSearchParams(asked)));
  const { species } = choice;
  const text = messages.linkTexts[species === 'Dog' || species === 'Cat' ? species : 'any'];
  // In the language of its text.
  const pets = origin + pagePath('/pets');
  const href = page.size > 0 ? `${pets}?${page}` : pets;
  return writeEmbedTag(origin, choice, { href, text });
}
