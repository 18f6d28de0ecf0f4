import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById } from '../id.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { MAX_NOTE } from './mentions.ts';
import { Mentions, NoteText } from './note-text.ts';

/** What staff note for each other about a pet, a person or a visit; in no answer to an adopter. */
export const InternalNotes = z.object({
  current: z.nullable(NoteText),
  /** The latest first. */
  earlier: z.array(NoteText),
});
export type InternalNotes = z.infer<typeof InternalNotes>;

/** The text of a note; null for none. */
export const InternalNote = optionalText(MAX_NOTE, () => fieldNames.theNote);

const body = z.object({
  text: InternalNote,
  mentions: Mentions,
});
const read = { method: 'GET', params: ById, output: InternalNotes } as const;
const write = { method: 'PUT', params: ById, body, output: InternalNotes } as const;

export const getNotesOfPet = defineEndpoint({
  ...read,
  path: '/admin/pets/:id/internal-notes',
  access: 'pets.read',
  summary: 'Internal notes on a pet, with earlier texts',
});

export const changeNotesOfPet = defineEndpoint({
  ...write,
  path: '/admin/pets/:id/internal-notes',
  access: 'pets.facts',
  summary: 'Change the internal note on a pet',
});

export const getNotesOfPerson = defineEndpoint({
  ...read,
  path: '/admin/users/:id/internal-notes',
  access: 'people.read',
  journal: 'person',
  summary: 'Internal notes on a person, with earlier texts',
});

export const changeNotesOfPerson = defineEndpoint({
  ...write,
  path: '/admin/users/:id/internal-notes',
  access: 'people.edit',
  summary: 'Change the internal note on a person',
});

export const getNotesOfVisit = defineEndpoint({
  ...read,
  path: '/admin/visit-requests/:id/internal-notes',
  access: 'visits.read',
  journal: 'visit',
  summary: 'Internal notes on a visit, with earlier texts',
});

export const changeNotesOfVisit = defineEndpoint({
  ...write,
  path: '/admin/visit-requests/:id/internal-notes',
  access: 'visits.outcome',
  summary: 'Change the internal note on a visit',
});
