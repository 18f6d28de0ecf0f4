import { describe, expect, it } from 'vitest';
import { interpretPetStatus, readPetStatus } from './read-pet-status.ts';

describe('the status of a pet from another system', () => {
  it.each([
    ['Available', 'Available'],
    [' PENDING ', 'Pending'],
    ['adopted', 'Adopted'],
    ['adoption pending', 'Pending'],
    ['Pending Approval', 'Pending'],
    ['pending pickup', 'Pending'],
    ['Adoption Approved', 'Pending'],
    ['adoption in progress', 'Pending'],
    ['confirmed', 'Pending'],
    ['adoption rejected', 'Available'],
    ['cancelled', 'Available'],
    ['on loan', 'Available'],
    ['appending', 'Available'],
    ['', 'Available'],
    [null, 'Available'],
    [7, 'Available'],
  ])('R4.12 F29 %j is read as %s', (status, meaning) => {
    expect(interpretPetStatus(status)).toBe(meaning);
  });
});

it.each([
  ['pending', 'Pending'],
  ['adoption pending', 'Available'],
])('R4.12 D16 %j is saved as %s', (status, saved) => {
  expect(readPetStatus(status)).toBe(saved);
});
