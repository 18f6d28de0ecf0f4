/*
 * The fields of the shelter's contract, declared once: the editor lists them, the check of a template knows them, and
 * the server fills them in.
 */

/** `example` is shown in the preview. */
export const contractFields = {
  shelter_name: { label: 'Name of the shelter', example: 'Willow Street Animal Shelter' },
  shelter_address: { label: 'Address of the shelter', example: '12 Willow Street, Springfield' },
  shelter_phone: { label: 'Telephone of the shelter', example: '(555) 010-0100' },
  shelter_email: { label: 'Email of the shelter', example: 'hello@shelter.example' },
  adopter_name: { label: 'Name of the adopter', example: 'Ada Lovelace' },
  adopter_email: { label: 'Email of the adopter', example: 'ada@example.org' },
  adopter_phone: { label: 'Telephone of the adopter', example: '(555) 010-0199' },
  second_adopter_name: { label: 'Name of the second adopter', example: 'Grace Hopper' },
  pet_name: { label: 'Name of the pet, or of both', example: 'Biscuit' },
  pet_description: { label: 'Species, breed and sex', example: 'Dog, Beagle mix, Female' },
  birth_date: { label: 'Birth date', example: 'about March 1, 2023' },
  color: { label: 'Color', example: 'Brown and white' },
  microchip: { label: 'Number of the microchip', example: '985112003456789' },
  shelter_number: { label: 'The shelter’s number of the pet', example: 'W-2026-118' },
  fee: { label: 'Fee', example: '$150.00' },
  date: { label: 'Date on which the contract is made', example: 'November 20, 2026' },
} as const satisfies Record<string, { label: string; example: string }>;

export type ContractFieldName = keyof typeof contractFields;

/** The values of an adoption; a template may have been written for fewer fields than there are now. */
export type ContractFieldValues = Readonly<Record<ContractFieldName, string>>;

/** In place of what nobody has recorded. */
export const NOT_RECORDED = 'not recorded';

export const contractFieldNames = Object.keys(contractFields) as ContractFieldName[];

export const exampleValues = Object.fromEntries(
  contractFieldNames.map((name) => [name, contractFields[name].example]),
) as ContractFieldValues;

/** A field, or braces that are none. */
const BRACES = /\{\{([^{}\n]*)\}\}|\{\{|\}\}/g;

const isField = (name: string): name is ContractFieldName => Object.hasOwn(contractFields, name);

/** @returns a sentence about the first field that does not exist, with its line; undefined when all do */
export function findFieldProblem(text: string): string | undefined {
  for (const { 0: written, 1: name, index } of text.matchAll(BRACES)) {
    const line = text.slice(0, index).split('\n').length;
    if (name === undefined)
      return `Line ${line}: a field is written as {{pet_name}}, not ${written}.`;
    if (!isField(name.trim())) return `Line ${line}: there is no field {{${name.trim()}}}.`;
  }
  return undefined;
}

/** What would be formatting, inside of a value or at its beginning. */
const FORMATTING = /[\\*]|^[#+-]|^\d+(?=\.)/g;

/** The text with the fields filled in. What people have typed stays as it is: their asterisks are no bold text. */
export const fillContract = (text: string, values: ContractFieldValues): string =>
  text.replace(BRACES, (written, name?: string) => {
    const field = name?.trim() ?? '';
    if (!isField(field)) return written;
    const value = values[field].replace(/\s+/g, ' ').trim() || NOT_RECORDED;
    return value.replace(FORMATTING, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));
  });
