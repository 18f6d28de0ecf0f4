import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import type { Language } from '@pawmatch/contract/languages';
import { currentLanguage } from '@pawmatch/contract/localized';
import { wordsIn } from '@pawmatch/contract/own-words';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import { petFactMessages } from '@pawmatch/contract/pets/facts/pet-fact-messages';
import {
  choiceFactNames,
  flagFactNames,
  yesNoUnknownFactNames,
} from '@pawmatch/contract/pets/facts/pet-facts';
import { trainingTraitLabels } from '@pawmatch/contract/pets/pet-messages';
import { longDateIn } from '../../platform/language/long-date.ts';
import type { PetRow } from '../pets/pets.table.ts';
import type { KnownShelter } from '../shelter/shelters.ts';
import { birthDateOf } from './contracts/contract-field-values.ts';
import { healthRecordBlocks } from './health-record-blocks.ts';
import { careSheetMessages as messages } from './paper-messages.ts';
import { heading, type Paper, type PaperBlock, paragraph } from './pdf/paper.ts';

/** @param own the language in which the shelter writes */
function blocksOf(pet: PetRow, record: HealthRecord | undefined, own: Language): PaperBlock[] {
  const written = (title: string, text: string | null, lang?: Language) =>
    text ? [heading(2, title), paragraph(text, lang)] : [];
  const { summary, description, translations } = pet;
  const story = wordsIn(currentLanguage(), {
    ...{ words: { summary, description }, language: own, translations },
  });
  const identity = [
    { label: messages.breed, value: pet.breed },
    { label: messages.born, value: birthDateOf(pet) ?? messages.unknown },
    { label: messages.color, value: pet.color ?? messages.unknown },
    { label: messages.microchip, value: pet.microchip ?? messages.unknown },
    { label: messages.shelterNumber, value: pet.shelterNumber ?? messages.unknown },
  ];
  const choices = choiceFactNames.map((name) => {
    const value = pet[name];
    return {
      label: petFactMessages[name].label,
      value: value === null ? messages.unknown : factLabel(name, value, pet.species, pet.sex),
    };
  });
  const answers = yesNoUnknownFactNames.map((name) => ({
    label: petFactMessages[name].label,
    value: { true: messages.yes, false: messages.no, null: messages.unknown }[`${pet[name]}`],
  }));
  const flags = flagFactNames.map((name) => ({
    label: petFactMessages[name].label,
    value: pet[name] ? messages.yes : messages.no,
  }));
  return [
    heading(1, messages.about({ pet: pet.name })),
    { kind: 'facts', facts: [...identity, ...choices, ...answers, ...flags] },
    ...(record ? healthRecordBlocks(record) : []),
    ...(pet.trainingTraits.length > 0
      ? written(
          messages.learned,
          pet.trainingTraits.map((trait) => trainingTraitLabels[trait]).join(', '),
        )
      : []),
    ...written(messages.needs, pet.shelterNotes, own),
    ...written(messages.inShort, story.words.summary, story.language),
    ...written(messages.story, story.words.description, story.language),
  ];
}

/**
 * What the shelter knows of pets, for their new home; what it wrote is in the reader's language where it has a text in it.
 * @param records as the pets left, or now; empty where the shelter writes none
 */
export function careSheetPaper(
  pets: readonly PetRow[],
  records: readonly HealthRecord[],
  shelter: KnownShelter,
  now: Date,
): Paper {
  const [one = null, other = null] = pets;
  const title = messages.title({ pets: petNames(one, other) });
  const { name, phone, email } = shelter;
  return {
    title,
    size: shelter.paper_size,
    author: name,
    madeAt: now.toISOString(),
    blocks: [
      ...pets.flatMap((pet) =>
        blocksOf(
          pet,
          records.find((record) => record.pet.id === pet.id),
          shelter.language,
        ),
      ),
      heading(2, messages.questions),
      paragraph(messages.ask({ shelter: name, phone, email })),
    ],
    footer: messages.footer({ shelter: name, date: longDateIn(now, shelter.time_zone) }),
  };
}
