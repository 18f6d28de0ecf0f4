import { expect, it } from 'vitest';
import { ageLabel } from './age-label.ts';

it.each([
  ['Baby', 'Dog', 'Puppy'],
  ['Baby', 'Cat', 'Kitten'],
  ['Baby', 'NoPreference', 'Baby'],
  ['Young', 'Dog', 'Young'],
  ['Senior', 'Cat', 'Senior'],
  ['Kitten (8 weeks)', 'Cat', 'Kitten'],
  ['kitten', 'Dog', 'kitten'],
])('ageLabel R2.37 R3.09 R9.10 calls %s of %s %s', (ageGroup, species, label) => {
  expect(ageLabel(ageGroup, species)).toBe(label);
});
