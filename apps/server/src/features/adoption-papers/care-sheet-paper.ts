import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { factLabel } from '@pawmatch/contract/pets/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/pet-fact-messages';
import {
  choiceFactNames,
  flagFactNames,
  yesNoUnknownFactNames,
} from '@pawmatch/contract/pets/pet-facts';
import type { PetRow } from '../pets/pets.table.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import { birthDateOf, longDateIn } from './contract-field-values.ts';
import { healthRecordBlocks } from './health-record-blocks.ts';
import { heading, type Paper, type PaperBlock, paragraph } from './pdf/paper.ts';

const UNKNOWN = 'not known';

function blocksOf(pet: PetRow, record: HealthRecord | undefined): PaperBlock[] {
  const written = (title: string, text: string | null) =>
    text ? [heading(2, title), paragraph(text)] : [];
  const identity = [
    { label: 'Breed', value: pet.breed },
    { label: 'Born', value: birthDateOf(pet) ?? UNKNOWN },
    { label: 'Color', value: pet.color ?? UNKNOWN },
    { label: 'Microchip', value: pet.microchip ?? UNKNOWN },
    { label: 'Number at the shelter', value: pet.shelterNumber ?? UNKNOWN },
  ];
  const choices = choiceFactNames.map((name) => {
    const value = pet[name];
    return {
      label: petFactMessages[name].label,
      value: value === null ? UNKNOWN : factLabel(name, value, pet.species),
    };
  });
  const answers = yesNoUnknownFactNames.map((name) => ({
    label: petFactMessages[name].label,
    value: { true: 'Yes', false: 'No', null: UNKNOWN }[`${pet[name]}`],
  }));
  const flags = flagFactNames.map((name) => ({
    label: petFactMessages[name].label,
    value: pet[name] ? 'Yes' : 'No',
  }));
  return [
    heading(1, `About ${pet.name}`),
    { kind: 'facts', facts: [...identity, ...choices, ...answers, ...flags] },
    ...(record ? healthRecordBlocks(record) : []),
    ...(pet.trainingTraits.length > 0
      ? written('What it has learned', pet.trainingTraits.join(', '))
      : []),
    ...written('Health and needs', pet.shelterNotes),
    ...written('In short', pet.summary),
    ...written('What we know of it', pet.description),
  ];
}

/** What the shelter knows of pets, for their new home. */
/** @param records as the pets left, or now; empty where the shelter writes none */
export function careSheetPaper(
  pets: readonly PetRow[],
  records: readonly HealthRecord[],
  shelter: KnownShelter,
  now: Date,
): Paper {
  const title = `Health and care of ${pets.map(({ name }) => name).join(' and ')}`;
  const contact = [shelter.phone, shelter.email].filter(Boolean).join(' or ');
  return {
    title,
    author: shelter.name,
    madeAt: now.toISOString(),
    blocks: [
      ...pets.flatMap((pet) =>
        blocksOf(
          pet,
          records.find((record) => record.pet.id === pet.id),
        ),
      ),
      heading(2, 'Questions?'),
      paragraph(
        `Please ask ${shelter.name}${contact ? ` at ${contact}` : ''}, also weeks after the adoption. In an emergency, call a veterinarian first.`,
      ),
    ],
    footer: `${shelter.name} · As known on ${longDateIn(now, shelter.time_zone)}`,
  };
}
