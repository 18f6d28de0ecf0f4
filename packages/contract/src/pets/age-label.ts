import { petFactMessages } from './pet-fact-messages.ts';
import { ageMessages } from './pet-messages.ts';

/**
 * A Baby is a Puppy among dogs and a Kitten among cats. A cat whose age group
 * contains "kitten" is one too.
 * @param ageGroup as stored; an age that is not known is its own label
 * @param species as stored; any other text, such as NoPreference, means neither
 */
export function ageLabel(ageGroup: string, species: string): string {
  const kind = species.toLowerCase();
  if (kind === 'cat' && ageGroup.toLowerCase().includes('kitten')) return ageMessages.kitten;
  if (ageGroup === 'Baby' && kind === 'dog') return ageMessages.puppy;
  if (ageGroup === 'Baby' && kind === 'cat') return ageMessages.kitten;
  const labels: Readonly<Record<string, string>> = petFactMessages.age_group.values;
  return labels[ageGroup] ?? ageGroup;
}
