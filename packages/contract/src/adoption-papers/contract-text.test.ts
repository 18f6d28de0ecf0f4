import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleValues } from './contract-field-messages.ts';
import { contractFieldNames, fillContract } from './contract-fields.ts';
import { ContractText } from './contract-template-endpoints.ts';
import { parseContract } from './contract-text.ts';
import { firstContract } from './first-contract-messages.ts';

const problemOf = (text: string) => z.safeParse(ContractText, text).error?.issues[0]?.message;

describe('the text of contracts', () => {
  it('B9.06 refuses fields that do not exist, with their name and line', () => {
    expect(problemOf('# Contract\n\nbetween {{adopter}} and us')).toBe(
      'Line 3: there is no field {{adopter}}.',
    );
    expect(problemOf('{{toString}}')).toBe('Line 1: there is no field {{toString}}.');
    expect(problemOf('{{pet_name')).toBe('Line 1: a field is written as {{pet_name}}, not {{.');
    expect(problemOf('{{ pet_name }} and {{fee}}')).toBeUndefined();
  });

  it('B9.06 fills in every field; the first contract has no other', () => {
    expect(problemOf(firstContract.text)).toBeUndefined();
    const all = contractFieldNames.map((name) => `{{${name}}}`).join('\n');
    expect(fillContract(all, exampleValues)).toBe(Object.values(exampleValues).join('\n'));
    expect(fillContract(firstContract.text, exampleValues)).not.toMatch(/\{\{|\}\}/);
    expect(fillContract('Chip {{microchip}}.', { ...exampleValues, microchip: '' })).toBe(
      'Chip not recorded.',
    );
  });

  it('B9.06 names a second adopter in the first contract, and leaves the line out without one', () => {
    const [name, line] = ['Grace Hopper', 'the second adopter'];
    const values = { ...exampleValues, second_adopter_name: name };
    expect(fillContract(firstContract.text, values)).toContain(`**${name}** (${line})`);
    const alone = { ...values, second_adopter_name: '' };
    expect(fillContract(firstContract.text, alone)).not.toContain(line);
    const both = 'with {{adopter_name}} and {{second_adopter_name}}';
    expect(fillContract(both, alone)).toBe(`with ${values.adopter_name} and not recorded`);
  });

  it.each([
    '**Rex**',
    '# Rex',
    '- Rex',
    '1. Rex',
    '\\*Rex',
    'Rex\\',
    '{{fee}}',
    '<b>Rex</b>',
    '***',
  ])('B9.06 S12 shows the name %s as it is, wherever it stands', (name) => {
    const values = { ...exampleValues, pet_name: name };
    const [first, second, list] = parseContract(
      fillContract('{{pet_name}}\n\nPet **{{pet_name}}** here\n\n- {{pet_name}}', values),
    );
    expect(first).toEqual({ kind: 'paragraph', phrases: [{ text: name, isBold: false }] });
    expect(second).toMatchObject({ phrases: [{}, { text: name, isBold: true }, {}] });
    expect(list).toMatchObject({ kind: 'list', items: [[{ text: name }]] });
  });

  it('B9.06 reads headings, paragraphs, lists and bold text, and nothing else', () => {
    expect(
      parseContract(
        '# One\ntext **bold\nline** 2 ** 3\n\n1. a\n2. b\n- c\n<script>alert(1)</script>',
      ),
    ).toEqual([
      { kind: 'heading', level: 1, phrases: [{ text: 'One', isBold: false }] },
      {
        kind: 'paragraph',
        phrases: [
          { text: 'text ', isBold: false },
          { text: 'bold\nline', isBold: true },
          { text: ' 2 ** 3', isBold: false },
        ],
      },
      {
        kind: 'list',
        isNumbered: true,
        items: [[{ text: 'a', isBold: false }], [{ text: 'b', isBold: false }]],
      },
      { kind: 'list', isNumbered: false, items: [[{ text: 'c', isBold: false }]] },
      { kind: 'paragraph', phrases: [{ text: '<script>alert(1)</script>', isBold: false }] },
    ]);
  });
});
