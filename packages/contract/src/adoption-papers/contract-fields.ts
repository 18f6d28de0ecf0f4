import {
  contractFieldTexts,
  contractInputMessages as messages,
} from './contract-input-messages.ts';

/*
 * The fields of the shelter's contract, declared once: the editor lists them, the check of a template knows them, and
 * the server fills them in.
 */

export const contractFieldNames = [
  'shelter_name',
  'shelter_address',
  'shelter_phone',
  'shelter_email',
  'adopter_name',
  'adopter_email',
  'adopter_phone',
  'second_adopter_name',
  'pet_name',
  'pet_description',
  'birth_date',
  'color',
  'microchip',
  'shelter_number',
  'fee',
  'date',
] as const;
export type ContractFieldName = (typeof contractFieldNames)[number];

/** The values of an adoption; a template may have been written for fewer fields than there are now. */
export type ContractFieldValues = Readonly<Record<ContractFieldName, string>>;

/** A field, or braces that are none. */
const BRACES = /\{\{([^{}\n]*)\}\}|\{\{|\}\}/g;

const isField = (name: string): name is ContractFieldName =>
  contractFieldNames.some((field) => field === name);

/** @returns a sentence about the first field that does not exist, with its line; undefined when all do */
export function findFieldProblem(text: string): string | undefined {
  for (const { 0: written, 1: name, index } of text.matchAll(BRACES)) {
    const line = text.slice(0, index).split('\n').length;
    if (name === undefined) return messages.wrongBraces({ line, written });
    const field = name.trim();
    if (!isField(field)) return messages.noSuchField({ line, field });
  }
  return undefined;
}

/** What would be formatting, inside of a value or at its beginning. */
const FORMATTING = /[\\*]|^[#+-]|^\d+(?=\.)/g;

/** A line with the second adopter alone is left out where there is none. */
function withoutMissing(text: string, { second_adopter_name }: ContractFieldValues): string {
  if (second_adopter_name.trim() !== '') return text;
  const isOfSecond = (line: string) => {
    const names = [...line.matchAll(BRACES)].map(([, name = '']) => name.trim());
    return names.length > 0 && names.every((name) => name === 'second_adopter_name');
  };
  return text
    .split('\n')
    .filter((line) => !isOfSecond(line))
    .join('\n');
}

/**
 * The text with the fields filled in. What people have typed stays as it is: their asterisks are no bold text. What nobody
 * has recorded is said in the language of the reader, which must be that of the text.
 */
export const fillContract = (text: string, values: ContractFieldValues): string =>
  withoutMissing(text, values).replace(BRACES, (written, name?: string) => {
    const field = name?.trim() ?? '';
    if (!isField(field)) return written;
    const value = values[field].replace(/\s+/g, ' ').trim() || contractFieldTexts.notRecorded;
    return value.replace(FORMATTING, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));
  });
