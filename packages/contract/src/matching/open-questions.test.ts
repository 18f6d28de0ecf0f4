import { expect, it } from 'vitest';
import type { MatchReason, PetMatch } from './match.ts';
import { listQuestions, listUnknown } from './open-questions.ts';

const unknown = (aspect: MatchReason['aspect'], is_household = false): MatchReason => ({
  kind: 'unknown',
  text: aspect,
  aspect,
  label: aspect,
  is_household,
  yours: '',
  theirs: null,
  parameters: { yours: 'true', theirs: null },
  weight: 10,
  points: 4,
  question: `${aspect}?`,
});

const match = (...reasons: MatchReason[]): PetMatch => ({
  score: 60,
  fit: 'worth_meeting',
  asked: reasons.length,
  known: 0,
  met: 0,
  reasons,
});

it('B2.11 lists what is unknown once, the household first', () => {
  const twice = unknown('size');
  const found = listUnknown(match(twice, unknown('cats', true), { ...twice, of_partner: true }));
  expect(found.map(({ aspect }) => aspect)).toEqual(['cats', 'size']);
});

it('B2.03 B2.11 asks once about energy and the time for walks', () => {
  const own = { bonded_with: null };
  const [energy, walks] = [unknown('energy'), unknown('daily_time')];
  expect(listQuestions({ name: 'Milo' }, { ...match(energy, walks), ...own })).toEqual(['energy?']);
  expect(listQuestions({ name: 'Milo' }, { ...match(walks), ...own })).toEqual(['daily_time?']);
});

it('B1.14 B2.03 questions about a pair name the pet, and what is unknown of both is one question', () => {
  const bonded_with = { ...match(unknown('cats', true), unknown('age')), id: 'luna', name: 'Luna' };
  const milo = { ...match(unknown('cats', true), unknown('size')), bonded_with };
  expect(listQuestions({ name: 'Milo' }, milo)).toEqual([
    'Milo and Luna: cats?',
    'Milo: size?',
    'Luna: age?',
  ]);
});
