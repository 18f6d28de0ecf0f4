import { petFactMessages } from '../facts/pet-fact-messages.ts';
import { ageMessages, genderMessages } from '../pet-messages.ts';

/**
 * A Baby is a Puppy among dogs and a Kitten among cats. A cat whose age group
 * contains "kitten" is one too.
 * @param ageGroup as stored; an age that is not known is its own label
 * @param species as stored; any other text, such as NoPreference, means neither
 * @param sex of the animal, if it is about one: some languages have a word for a female
 */
export function ageLabel(ageGroup: string, species: string, sex = ''): string {
  const label = labelOf(ageGroup, species.toLowerCase());
  return sex === 'Female' ? genderMessages.female({ name: 'age_group', label }) : label;
}

function labelOf(ageGroup: string, kind: string): string {
  if (kind === 'cat' && ageGroup.toLowerCase().includes('kitten')) return ageMessages.kitten;
  if (ageGroup === 'Baby' && kind === 'dog') return ageMessages.puppy;
  if (ageGroup === 'Baby' && kind === 'cat') return ageMessages.kitten;
  const labels: Readonly<Record<string, string>> = petFactMessages.age_group.values;
  return labels[ageGroup] ?? ageGroup;
}
