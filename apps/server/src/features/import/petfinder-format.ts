import type { PetFact } from '@pawmatch/contract/pets/pet-fact-kinds';
import { petFactNames, petFacts } from '@pawmatch/contract/pets/pet-facts';
import { PetInput } from '@pawmatch/contract/pets/pet-input';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { type ImportedPet, type ImportFormat, RejectedRow } from './imported-pet.ts';
import { readPhotoCell } from './petfinder-photo.ts';
import { toOneLine, toPlainText } from './plain-text.ts';

/** The third status, "found", is a lost pet that waits for its owner, so it is rejected. */
const statuses: Readonly<Record<string, PetStatus>> = {
  adoptable: 'Available',
  adopted: 'Adopted',
};

/** Petfinder's listings, with one pet per row and the column names of its API. */
export const petfinderFormat: ImportFormat = {
  requiredColumns: ['id', 'species', 'breed_primary', 'age', 'sex', 'size', 'name', 'status'],
  idColumn: 'id',
  read: readPetfinderRow,
};

function readPetfinderRow(cells: Record<string, string>): ImportedPet {
  const sourceId = cell(cells, 'id');
  if (!sourceId)
    throw new RejectedRow('id: A row needs an id, so that importing it again finds it.');
  const status = statuses[cell(cells, 'status').toLowerCase()];
  if (!status) {
    throw new RejectedRow(`status: "${cell(cells, 'status')}" has no counterpart here.`);
  }
  const input = PetInput.safeParse({
    name: toOneLine(cell(cells, 'name')),
    breed: readBreed(cells),
    status,
    ...Object.fromEntries(petFactNames.map((name) => [name, readFact(cells, petFacts[name])])),
    trainingTraits: readTraits(cells, cell(cells, petFacts.species.imported.column)),
    ...readStory(cell(cells, 'description')),
  });
  if (!input.success) {
    const [issue] = input.error.issues;
    throw new RejectedRow(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  return {
    source: 'petfinder',
    sourceId,
    input: input.data,
    photo: readPhotoCell(cell(cells, 'photo')),
    createdAt: readTime(cell(cells, 'posted')),
    // Petfinder has no Pending, so an adoptable pet may be Pending here.
    isStatusCertain: status !== 'Available',
  };
}

const cell = (cells: Record<string, string>, column: string) => (cells[column] ?? '').trim();

/** @returns undefined for a fact that listings do not have */
function readFact(cells: Record<string, string>, fact: PetFact): unknown {
  if (!fact.imported) return undefined;
  if (fact.kind !== 'choice') {
    const answer = readFlag(cells, fact.imported.column);
    return fact.kind === 'flag' ? (answer ?? undefined) : answer;
  }
  const { column, words } = fact.imported;
  const text = cell(cells, column);
  const value = fact.values.find((it) => it === text || fact.labels?.[it] === text);
  return value ?? words?.[text] ?? (fact.required ? text : null);
}

/** An empty cell means unknown, which is not "no". */
function readFlag(cells: Record<string, string>, column: string): boolean | null {
  const value = cell(cells, column).toLowerCase();
  if (value === '') return null;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new RejectedRow(`${column}: "${value}" is neither true nor false.`);
}

/** Such as "Labrador Retriever & Boxer Mix", as on the site. */
function readBreed(cells: Record<string, string>): string {
  const primary = toOneLine(cell(cells, 'breed_primary'));
  const secondary = toOneLine(cell(cells, 'breed_secondary'));
  const isPlainMix = primary === '' || /\bmix(ed)?\b/i.test(primary);
  const names = secondary && secondary !== primary ? `${primary} & ${secondary}` : primary;
  return readFlag(cells, 'breed_mixed') && !isPlainMix ? `${names} Mix` : names;
}

/** One column for both species; "false" means unknown, because the box was not ticked. */
function readTraits(cells: Record<string, string>, species: string): string[] {
  if (!readFlag(cells, 'house_trained')) return [];
  return [species === 'Cat' ? 'LitterTrained' : 'HouseTrained'];
}

/** The API truncates texts at about 200 characters; a truncated text becomes the summary. */
function readStory(cell: string): { summary: string | null; description: string | null } {
  const text = toPlainText(cell);
  if (text === '') return { summary: null, description: null };
  if (!text.endsWith('...')) return { summary: null, description: text };
  return { summary: `${text.slice(0, -3).trimEnd()}…`, description: null };
}

/** Converts offsets such as `+0000`, which `Date` cannot parse reliably. */
function readTime(text: string): Date | null {
  if (text === '') return null;
  const time = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (Number.isNaN(time.getTime())) throw new RejectedRow(`posted: "${text}" is not a time.`);
  if (time.getTime() < Date.UTC(1990)) throw new RejectedRow(`posted: ${text} is too long ago.`);
  return time;
}
