/**
 * A Baby is a Puppy among dogs and a Kitten among cats. A cat whose age group
 * contains "kitten" is one too.
 * @param ageGroup as stored; other ages are returned unchanged
 * @param species as stored; any other text, such as NoPreference, means neither
 */
export function ageLabel(ageGroup: string, species: string): string {
  const kind = species.toLowerCase();
  if (kind === 'cat' && ageGroup.toLowerCase().includes('kitten')) return 'Kitten';
  if (ageGroup !== 'Baby') return ageGroup;
  if (kind === 'dog') return 'Puppy';
  return kind === 'cat' ? 'Kitten' : 'Baby';
}
